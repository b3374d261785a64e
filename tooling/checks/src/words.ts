import type { Check } from './check.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { commentsOf, type ESTree, lineAt, visit } from './syntax.ts';

/** Beginnings of comments that make a riddle of what stands below, and what is written instead. */
const WRONG: readonly { begins: RegExp; instead: string }[] = [
  { begins: /^(?:Of|Whose|Whom|What of|By whom|To whom)\b/, instead: 'o comentário começa pelo nome do que descreve' },
  { begins: /^(?:This|These|Here) (?:function|class|file|is|are|we)\b/, instead: 'o comentário diz o que é e por quê, não que está aqui' },
  { begins: /^(?:Helper|Util|Utility|Misc)\b/, instead: 'o que é de todos tem um nome' },
];

/** Names that say how one came by a thing and not what it is: an invoice that was found is an `invoice`. */
const VAGUE = ['asked', 'found', 'known', 'taken', 'told'];

/** Comments and names that a stranger understands: no comment begins with words that hide what it is about, no variable is called by a participle alone. */
export const words: Check = {
  name: 'palavras',
  run: (repo) => {
    const files = sources(repo).filter((file) => /^(apps|packages|tooling)\//.test(file));
    const named = files.filter((file) => !isTest(file));
    return {
      problems: [...files.flatMap((file) => riddlesOf(repo, file)), ...named.flatMap((file) => vagueNamesIn(repo, file))],
      note: `${WRONG.length} começos e ${VAGUE.length} nomes que não se usam`,
    };
  },
};

const riddlesOf = (repo: Repo, file: string): string[] =>
  commentsOf(repo, file).flatMap((comment) => {
    const text = comment.replace(/^[\s*]+/, '');
    return WRONG.filter(({ begins }) => begins.test(text)).map(({ instead }) => `${file}: «${text.slice(0, 50)}»; ${instead}`);
  });

/** Constants, parameters, functions and what is imported. Properties are left alone: many are columns, statuses or words of the contract. */
const vagueNamesIn = (repo: Repo, file: string): string[] => {
  const text = repo.read(file);
  if (!VAGUE.some((name) => text.includes(name))) return [];
  const problems: string[] = [];
  const refuse = (node: ESTree.Node | null): void =>
    boundIn(node)
      .filter(({ name }) => VAGUE.includes(name))
      .forEach(({ name, start }) => problems.push(`${file}:${lineAt(text, start)}: ${name} não diz o que é; dê o nome da coisa`));
  const refuseAll = ({ id = null, params }: { id?: ESTree.Node | null; params: readonly ESTree.Node[] }): void =>
    [id, ...params].forEach(refuse);
  visit(repo, file, {
    VariableDeclarator: ({ id }) => refuse(id),
    FunctionDeclaration: refuseAll,
    FunctionExpression: refuseAll,
    ArrowFunctionExpression: refuseAll,
    TSFunctionType: ({ params }) => refuseAll({ params }),
    ImportSpecifier: ({ local }) => refuse(local),
    ImportDefaultSpecifier: ({ local }) => refuse(local),
  });
  return problems;
};

/** The names that a pattern binds: of `{ id, told: notified, ...rest }`, `id`, `notified` and `rest`. */
const boundIn = (node: ESTree.Node | null): { name: string; start: number }[] => {
  if (node?.type === 'Identifier') return [{ name: node.name, start: node.start }];
  if (node?.type === 'ObjectPattern') return node.properties.flatMap((part) => boundIn(part.type === 'RestElement' ? part : part.value));
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(boundIn);
  if (node?.type === 'AssignmentPattern') return boundIn(node.left);
  return node?.type === 'RestElement' ? boundIn(node.argument) : [];
};
