import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from './facts.ts';

/** Writes the new noun into the few visible lists that name every noun. Throws when a list is not where it was. */
export const register = (root: string, facts: Facts): string => {
  for (const [file, edits] of Object.entries(listsOf(facts))) {
    const path = join(root, file);
    writeFileSync(
      path,
      edits.reduce((text, edit) => edit(text, file), readFileSync(path, 'utf8')),
    );
  }
  return `${facts.noun}: contrato, módulos, rotas e exemplos`;
};

type Edit = (text: string, file: string) => string;

const listsOf = (facts: Facts): Record<string, Edit[]> => {
  const { app, noun, camel, camels, pascal, access, one, created, changed, deleted, scope, scene } = facts;
  const newOne = `new${pascal}`;
  return {
    'packages/domain/src/event/event-actions.ts': [
      after(
        'export const eventLabel = {\n',
        ['created', 'edited', 'deleted']
          .map((verb, index) => `  '${facts.event}.${verb}': '${one} ${[created, changed, deleted][index]}',\n`)
          .join(''),
      ),
    ],
    'packages/contract/src/access.ts': [atEnd(`\nexport const ${camels} = { view: ${access.view}, edit: ${access.edit} };\n`)],
    'packages/contract/src/contract.ts': [
      atStart(`import { ${camel} } from './${noun}.ts';\n`),
      after('export const contract = {', ` ${camel}, `),
    ],
    'apps/api/src/modules/modules.ts': [
      atStart(
        `import { ${camel}Routes } from './${noun}/${noun}.routes.ts';\nimport { ${camel}Service } from './${noun}/${noun}.service.ts';\n`,
      ),
      after('    units: unitService(deps),\n', `    ${camels}: ${camel}Service(deps),\n`),
      after('  ...unitRoutes(bind, modules.units),\n', `  ...${camel}Routes(bind, modules.${camels}),\n`),
    ],
    'apps/api/src/testing/samples.ts': [atEnd(`\nexport const ${camel}Sample = () => ({ name: \`${one} \${unique()}\` });\n`)],
    'apps/api/src/testing/scene.ts': [
      atStart(`import { ${camel} } from '@esteto/contract/${noun}';\nimport { ${camel}Sample } from './samples.ts';\n`),
      atEnd(
        `\nexport const ${newOne} = (scene: Scene) =>\n  ${app === 'professional' ? `whileActive(scene, ({ api, company, partner }) => api.ask(${camel}.create, { company_id: company.id, body: ${camel}Sample() }, { as: partner }))` : `scene.api.ask(${camel}.create, { ${scope}: scene.${scene.owner}.id, body: ${camel}Sample() }, { as: scene.${scene.caller} })`};\n`,
      ),
    ],
    'apps/api/src/testing/examples.ts': [
      atStart(`import { ${camel}Sample } from './samples.ts';\nimport { ${newOne} } from './scene.ts';\n`),
      after('  workQueue: { list: () => ({}) },\n', exampleOf(facts, newOne)),
    ],
    [`apps/${app}/src/routes.ts`]: [atStart(`import { ${camels} } from '@esteto/contract/access';\n`), routeRow(facts)],
    'tooling/checks/data/added-routes.tsv': [atEnd(addedRoutes(facts))],
  };
};

const atStart =
  (lines: string): Edit =>
  (text) =>
    lines + text;

const atEnd =
  (lines: string): Edit =>
  (text) =>
    text + lines;

const after =
  (anchor: string, lines: string): Edit =>
  (text, file) => {
    if (!text.includes(anchor)) throw new Error(`${file}: falta «${anchor.trim()}», depois do qual a linha entraria.`);
    return text.replace(anchor, () => anchor + lines);
  };

const exampleOf = ({ camel }: Facts, newOne: string): string => `  ${camel}: {
    list: () => ({}),
    detail: async (scene) => idOf(await ${newOne}(scene)),
    create: () => ({ body: ${camel}Sample() }),
    update: async (scene) => ({ ...idOf(await ${newOne}(scene)), body: { ...${camel}Sample(), version: 1 } }),
    remove: async (scene) => idOf(await ${newOne}(scene)),
  },
`;

/** Into the section of the path's first word, or as a page of its own. */
const routeRow = ({ path, many, camels, id }: Facts): Edit => {
  const [first, ...rest] = path.split('/');
  const row = (below: string) => `
    page('${below}', { label: '${many}', who: ${camels}.view, load: () => import('./pages/${path}/${path.split('/').at(-1)}.page.tsx') }, [
      dialog('criar', { who: ${camels}.edit, load: () => import('./pages/${path}/criar.dialog.tsx') }),
      dialog(':${id}/editar', { who: ${camels}.edit, load: () => import('./pages/${path}/editar.dialog.tsx') }),
    ]),`;
  return (text, file) => {
    const section = new RegExp(`section\\('${first}', \\{[^}]*\\}, \\[`).exec(text)?.[0];
    return section && rest.length > 0
      ? after(section, row(rest.join('/')))(text, file)
      : after('export const routes = [', row(path))(text, file);
  };
};

/** The lines of routes the 187 do not have; a page that is one of them needs none of its own. */
const addedRoutes = ({ app, base, path, pascal, pascals, id, listed }: Facts): string => {
  const url = `${base}/${path}`;
  const dir = `pages/${path}`;
  const page = [app, 'page', url, pascals, '-', listed.who, listed.view, `${dir}/${path.split('/').at(-1)}.page.tsx`];
  const dialog = (below: string, screen: string, file: string) => [
    app,
    'dialog',
    `${url}/${below}`,
    screen,
    url,
    listed.who,
    listed.edit,
    `${dir}/${file}.dialog.tsx`,
  ];
  const rows = [page, dialog('criar', `Create${pascal}`, 'criar'), dialog(`:${id}/editar`, `Edit${pascal}`, 'editar')];
  return rows.map((row) => `${row.join('\t')}\n`).join('');
};
