import { posix } from 'node:path';
import type { Repo } from './repo.ts';
import { type ESTree, importsOf, resolveRelative, visit } from './syntax.ts';

const NOTE = '// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.';

/** The lists that name every noun, as the folders make them: path to text. The order of imports and the line breaks are the formatter's. */
export const nounLists = (repo: Repo): Record<string, string> => ({
  'packages/contract/src/contract.ts': contractList(repo),
  'packages/domain/src/registry/event-label.ts': eventLabelList(repo),
  'apps/api/src/modules/modules.ts': moduleList(repo),
  'apps/api/src/testing/every-example.ts': exampleList(repo),
  'apps/api/src/demo/every-life.ts': lifeList(repo),
});

const contractList = (repo: Repo): string => {
  const folder = 'packages/contract/src/';
  const files = filesIn(repo, folder, /^(?!.*\.test\.ts$).*\.ts$/).filter((file) => file !== `${folder}contract.ts`);
  const nouns = files.map((file) => ({ file, names: nounsOf(repo, file) })).filter(({ names }) => names.length > 0);
  return `${NOTE}
import type { Endpoint } from './endpoint.ts';
${nouns.map(({ file, names }) => `import { ${names.join(', ')} } from './${file.slice(folder.length)}';`).join('\n')}

/** Every noun with its endpoints: what the server must bind, the access matrix tries and the API page lists. */
export const contract = {
${nouns.flatMap(({ names }) => names.map((name) => `  ${name},`)).join('\n')}
};

/** Every endpoint, in order. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((noun): Endpoint[] => Object.values(noun));
`;
};

/** The exported objects whose values are endpoints, some of them given by a block: `...commentCalls(...)`. */
export const nounsOf = (repo: Repo, file: string): string[] => {
  const names: string[] = [];
  visit(repo, file, {
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (
          id.type === 'Identifier' &&
          init?.type === 'ObjectExpression' &&
          init.properties.length > 0 &&
          init.properties.every(isEndpoint)
        )
          names.push(id.name);
    },
  });
  return names;
};

const isEndpoint = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' ? isCall(property.value, /^(get|post|put|del)$/) : isCall(property.argument, /Calls$/);

const isCall = (value: ESTree.Expression, name: RegExp): boolean =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && name.test(value.callee.name);

const eventLabelList = (repo: Repo): string =>
  spreadList('eventLabel', 'What happened, as the history says it: every code with its words.', {
    files: filesIn(repo, 'packages/domain/src/', /\/[a-z-]+-life\.ts$/),
    list: 'packages/domain/src/registry/event-label.ts',
    nameOf: (base) => camel(base.replace(/-life$/, '-event-label')),
    tail: "\n/** Whatever may happen: a code of a noun's life. */\nexport type EventAction = keyof typeof eventLabel;\n",
  });

const exampleList = (repo: Repo): string =>
  spreadList('everyExample: Examples', 'A good input for every endpoint of the contract. An endpoint without one does not compile.', {
    files: filesIn(repo, 'apps/api/src/modules/', /\.examples\.ts$/),
    list: 'apps/api/src/testing/every-example.ts',
    nameOf: (base) => `${camel(base)}Examples`,
    head: "import type { Examples } from './example.ts';\n",
  });

type SpreadList = { files: string[]; list: string; nameOf: (base: string) => string; head?: string; tail?: string };

const spreadList = (declared: string, about: string, { files, list, nameOf, head = '', tail = '' }: SpreadList): string => {
  const parts = files.map((file) => ({ file, name: nameOf(baseOf(file)) }));
  return `${NOTE}
${head}${parts.map(({ file, name }) => `import { ${name} } from '${relative(list, file)}';`).join('\n')}

/** ${about} */
export const ${declared} = {
${parts.map(({ name }) => `  ...${name},`).join('\n')}
};
${tail}`;
};

const lifeList = (repo: Repo): string => {
  const list = 'apps/api/src/demo/every-life.ts';
  const parts = filesIn(repo, 'apps/api/src/modules/', /\.demo\.ts$/).map((file) => ({ file, name: `${camel(baseOf(file))}Lives` }));
  return `${NOTE}
import type { Stage } from './demo-stage.ts';
import type { Life } from './demo-time.ts';
${parts.map(({ file, name }) => `import { ${name} } from '${relative(list, file)}';`).join('\n')}

/** What happens in the demo data, noun by noun. */
export const everyLife = (stage: Stage): Life[] => [
${parts.map(({ name }) => `  ...${name}(stage),`).join('\n')}
];
`;
};

const moduleList = (repo: Repo): string => {
  const list = 'apps/api/src/modules/modules.ts';
  const files = needsFirst(filesIn(repo, 'apps/api/src/', /\.module\.ts$/), (file) => modulesOf(repo, file));
  const given = (file: string): string => {
    const needs = modulesOf(repo, file).map((need) => `...${camel(baseOf(need))}.services`);
    return needs.length > 0 ? `{ ...deps, ${needs.join(', ')} }` : 'deps';
  };
  const names = files.map((file) => camel(baseOf(file)));
  return `${NOTE}
import type { Deps } from '../deps.ts';
import { servicesOf } from '../module.ts';
${files.map((file) => `import { ${camel(baseOf(file))}Module } from '${relative(list, file)}';`).join('\n')}

export type Modules = ReturnType<typeof createModules>;
export type Services = Modules['services'];

/** Every module, each after those whose services it needs, and what they bring. */
export const createModules = (deps: Deps) => {
${files.map((file) => `  const ${camel(baseOf(file))} = ${camel(baseOf(file))}Module(${given(file)});`).join('\n')}
  const modules = [
${names.map((name) => `    ${name},`).join('\n')}
  ] as const;
  return {
    services: servicesOf(modules),
    routes: modules.flatMap(({ routes = [] }) => routes),
    pieces: modules.flatMap(({ pieces = [] }) => pieces),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
  };
};
`;
};

/** The modules whose services a module names. */
const modulesOf = (repo: Repo, file: string): string[] =>
  importsOf(repo, file)
    .map(({ specifier }) => resolveRelative(file, specifier) ?? '')
    .filter((imported) => imported.endsWith('.module.ts'));

/** Each after those that it needs, else by name. */
const needsFirst = (files: string[], needsOf: (file: string) => string[]): string[] => {
  const placed: string[] = [];
  const place = (file: string, asking: string[]): void => {
    if (asking.includes(file)) throw new Error(`${[...asking, file].map(baseOf).join(' → ')}: módulos que precisam um do outro`);
    if (placed.includes(file)) return;
    for (const need of needsOf(file).toSorted()) place(need, [...asking, file]);
    placed.push(file);
  };
  for (const file of files) place(file, []);
  return placed;
};

const filesIn = (repo: Repo, folder: string, name: RegExp): string[] =>
  repo.files.filter((file) => file.startsWith(folder) && name.test(file)).toSorted((a, b) => (baseOf(a) < baseOf(b) ? -1 : 1));

/** 'invoice-batch' of 'apps/api/src/modules/billing/invoice/batch/invoice-batch.module.ts'. */
const baseOf = (file: string): string => posix.basename(file).split('.')[0] ?? file;

const relative = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
