import type { Check } from './check.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { type ESTree, lineAt, resolveRelative, visit } from './syntax.ts';

/**
 * What a state machine moves is written by `tx.move` and nowhere else: not beside other values by `tx.change`, `tx.changeAll` and `tx.update`, nor by
 * a statement of one's own. Which columns those are is read from the machines and the tables. A row may be inserted at its first status.
 */
export const statuses: Check = {
  name: 'situações',
  run: (repo) => {
    const moved = movedColumns(repo);
    return {
      note: `${moved.size} tabelas`,
      problems: filesBelow(repo, 'apps/api/src/modules/').flatMap((file) => writtenByHand(repo, file, moved)),
    };
  },
};

const filesBelow = (repo: Repo, folder: string): string[] => sources(repo).filter((file) => file.startsWith(folder) && !isTest(file));

/** `file#table` with the column that a machine moves. */
const movedColumns = (repo: Repo): Map<string, string> => {
  const fieldOfType = new Map(
    sources(repo)
      .filter((file) => file.startsWith('packages/domain/src/') && !isTest(file))
      .flatMap((file) => [...repo.read(file).matchAll(/stateMachine<(\w+),[^>]*>\(\{\s*field: '(\w+)'/g)])
      .map(([, type = '', field = '']) => [type, field]),
  );
  return new Map(
    filesBelow(repo, 'apps/api/src/tables/').flatMap((file) =>
      repo
        .read(file)
        .split(/^export const /m)
        .flatMap((table) => {
          const name = /^(\w+) = pgTable\(/.exec(table)?.[1];
          const columns = [...table.matchAll(/(\w+): text\(\)\s*\.\$type<(\w+)>/g)];
          const column = columns.find(([, field, type = '']) => fieldOfType.get(type) === field)?.[1];
          return name && column ? [[`${file}#${name}`, column] as const] : [];
        }),
    ),
  );
};

/** Where the values stand among the arguments. */
const WRITES: Record<string, number> = { change: 2, changeAll: 2, update: 2 };

const writtenByHand = (repo: Repo, file: string, moved: ReadonlyMap<string, string>): string[] => {
  const text = repo.read(file);
  const columns = new Map<string, string>();
  const constants = new Map<string, ESTree.Node>();
  const writes: { at: number; table: string; values: ESTree.Node }[] = [];
  visit(repo, file, {
    ImportDeclaration: ({ source, specifiers }) => {
      const from = resolveRelative(file, source.value);
      for (const each of specifiers) {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
        const column = moved.get(`${from}#${each.imported.name}`);
        if (column) columns.set(each.local.name, column);
      }
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    CallExpression: ({ start, callee, arguments: args }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const values = args[WRITES[name] ?? -1];
      if (args[0]?.type === 'Identifier' && values) writes.push({ at: start, table: args[0].name, values });
      // db.update(table).set(values)
      const [first] = callee.object.type === 'CallExpression' && name === 'set' ? callee.object.arguments : [];
      if (first?.type === 'Identifier' && args[0]) writes.push({ at: start, table: first.name, values: args[0] });
    },
  });
  return writes.flatMap(({ at, table, values }) => {
    const column = columns.get(table);
    if (!column || !keysOf(values, constants).has(column)) return [];
    return [`${file}:${lineAt(text, at)}: ${table}.${column} só muda por tx.move, que pergunta à máquina`];
  });
};

/** What an expression that makes an object may name, as far as its own file shows. */
const keysOf = (node: ESTree.Node, constants: ReadonlyMap<string, ESTree.Node>, seen: readonly string[] = []): Set<string> => {
  const inside = (...nodes: ESTree.Node[]): Set<string> => new Set(nodes.flatMap((each) => [...keysOf(each, constants, seen)]));
  if (node.type === 'ObjectExpression')
    return new Set(
      node.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return [...inside(property.argument)];
        return property.key.type === 'Identifier' && !property.computed ? [property.key.name] : [];
      }),
    );
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression')
    return inside(node.expression);
  if (node.type === 'ConditionalExpression') return inside(node.consequent, node.alternate);
  if (node.type === 'LogicalExpression') return inside(node.right);
  const init = node.type === 'Identifier' && !seen.includes(node.name) ? constants.get(node.name) : undefined;
  return init && node.type === 'Identifier' ? keysOf(init, constants, [...seen, node.name]) : new Set();
};
