import { after, atEnd, type Edit, editFiles, importing } from './edit-file.ts';
import type { Facts } from './facts.ts';

/** What no folder of the noun can say: who may, at which address, behind which menu entry. */
export const register = (root: string, facts: Facts): string => {
  const { app, camels, access, staff, permission } = facts;
  const levels = Object.entries(access).map(([level, who]) => `${level}: ${who}`);
  editFiles(root, {
    'packages/contract/src/access.ts': [
      atEnd(`\nexport const ${camels} = { ${levels.join(', ')} };\n`),
      // The list is filtered by company, and a new record names one.
      ...(staff ? [after(/companyOptions = \{\s*view: staff\(\[/, `'${permission}', `)] : []),
    ],
    [`apps/${app}/src/routes.ts`]: [importing([camels], '@esteto/contract/access'), routeRow(facts)],
    'tooling/checks/data/added-routes.tsv': [atEnd(addedRoutes(facts, screenDialogs(facts), true))],
  });
  return `${facts.noun}: acesso e rotas`;
};

export type Dialog = { below: string; screen: string; file: string; level: 'view' | 'edit' };

const screenDialogs = ({ pascal, id, staff }: Facts): Dialog[] => [
  { below: 'criar', screen: `Create${pascal}`, file: 'criar', level: 'edit' },
  { below: `:${id}/editar`, screen: `Edit${pascal}`, file: 'editar', level: 'edit' },
  ...(staff ? [{ below: `:${id}/historico`, screen: `${pascal}History`, file: 'historico', level: 'view' as const }] : []),
];

/** Into the section of the path's first word, or as a page of its own. */
const routeRow = (facts: Facts): Edit => {
  const { path, many, camels } = facts;
  const [first, ...rest] = path.split('/');
  const row = (below: string) => `
    page('${below}', { label: '${many}', who: ${camels}.view, load: () => import('./pages/${path}/${facts.last}.page.tsx') }, [
      ${dialogRows(facts, screenDialogs(facts))}
    ]),`;
  return (text, file) => {
    const section = new RegExp(`section\\('${first}', \\{[^}]*\\}, \\[`).exec(text)?.[0];
    return section && rest.length > 0
      ? after(section, row(rest.join('/')))(text, file)
      : after('export const routes = [', row(path))(text, file);
  };
};

export const dialogRows = ({ path, camels }: Facts, dialogs: readonly Dialog[]): string =>
  dialogs
    .map(
      ({ below, file, level }) =>
        `dialog('${below}', { who: ${camels}.${level}, load: () => import('./pages/${path}/${file}.dialog.tsx') }),`,
    )
    .join('\n      ');

/** The lines of routes the 187 do not have; a page that is one of them needs none of its own. */
export const addedRoutes = ({ app, base, path, last, pascals, listed }: Facts, dialogs: readonly Dialog[], withPage = false): string => {
  const url = `${base}/${path}`;
  const dir = `pages/${path}`;
  const page = [app, 'page', url, pascals, '-', listed.who, listed.view, `${dir}/${last}.page.tsx`];
  const rows = dialogs.map(({ below, screen, file, level }) => [
    app,
    'dialog',
    `${url}/${below}`,
    screen,
    url,
    listed.who,
    listed[level],
    `${dir}/${file}.dialog.tsx`,
  ]);
  return [...(withPage ? [page] : []), ...rows].map((row) => `${row.join('\t')}\n`).join('');
};
