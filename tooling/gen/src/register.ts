import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, atEnd, type Edit, editFiles, importing } from './edit-file.ts';
import type { Facts } from './facts.ts';

/** What no folder of the noun can say: who may, at which address, behind which menu entry. */
export const register = (root: string, facts: Facts): string => {
  const { camels, access, staff, permission, event, one } = facts;
  const levels = Object.entries(access).map(([level, who]) => `${level}: ${who}`);
  const table = routeFile(root, facts);
  editFiles(root, {
    'packages/contract/src/access.ts': [atEnd(`\nexport const ${camels} = { ${levels.join(', ')} };\n`)],
    ...logged(event, one),
    // The list is filtered by company, and a new record names one.
    ...(staff && {
      'packages/domain/src/identity/permission/permissions.ts': [everyLevel(permission)],
      'packages/contract/src/option-access.ts': [after(/companyOptions = \{\s*view: staff\(\[/, `'${permission}', `)],
    }),
    [table.file]: [
      importing([camels], '@esteto/contract/access'),
      importing(['dialog'], '@esteto/shell/route/route-table'),
      routeRow(facts, table.here),
    ],
    'tooling/checks/data/added-routes.tsv': [atEnd(addedRoutes(facts, screenDialogs(facts), true))],
  });
  return `${facts.noun}: acesso e rotas`;
};

/** A permission is offered only at levels that an endpoint asks (contract.test): those of the new list are all three. */
const everyLevel =
  (permission: string): Edit =>
  (text, file) => {
    const entry = new RegExp(`(?<=^  '?${permission.replaceAll('.', String.raw`\.`)}'?: \\{[^}]*levels: \\[)[^\\]]*`, 'm');
    if (!entry.test(text)) throw new Error(`${file}: falta a permissão «${permission}».`);
    return text.replace(entry, "'view', 'edit', 'delete'");
  };

/** What the log calls the records of an event's code; their columns are called as their forms call them. */
export const logged = (event: string, label: string): Record<string, Edit[]> => ({
  'packages/domain/src/office/log/record-type.ts': [after('recordTypeLabel: Record<RecordType, string> = {', `\n  ${event}: '${label}',`)],
  'packages/domain/src/office/log/record-words.ts': [
    after('recordWords: Readonly<Record<RecordType, ObjectShape>> = {', `\n  ${event}: {},`),
  ],
});

export type Dialog = { below: string; screen: string; file: string; level: 'view' | 'edit' };

const screenDialogs = ({ pascal, id, staff }: Facts): Dialog[] => [
  { below: 'criar', screen: `Create${pascal}`, file: 'criar', level: 'edit' },
  { below: `:${id}/editar`, screen: `Edit${pascal}`, file: 'editar', level: 'edit' },
  ...(staff ? [{ below: `:${id}/historico`, screen: `${pascal}History`, file: 'historico', level: 'view' as const }] : []),
];

/** The route table that the path belongs to: that of its section, where the app keeps one, and how files of the app are named from there. */
export const routeFile = (root: string, { app, path }: Pick<Facts, 'app' | 'path'>): { file: string; here: './' | '../' } => {
  const section = `apps/${app}/src/sections/${path.split('/')[0]}.ts`;
  return path.includes('/') && existsSync(join(root, section))
    ? { file: section, here: '../' }
    : { file: `apps/${app}/src/routes.ts`, here: './' };
};

/** Into the section of the path's first word, or as a page of its own. */
const routeRow = (facts: Facts, here: './' | '../'): Edit => {
  const { path, many, camels } = facts;
  const [first, ...rest] = path.split('/');
  const row = (below: string) => `
    page('${below}', { label: '${many}', who: ${camels}.view, load: () => import('${here}pages/${path}/${facts.last}.page.tsx') }, [
      ${dialogRows(facts, screenDialogs(facts), here)}
    ]),`;
  return (text, file) => {
    const section = new RegExp(`section\\('${first}', \\{[^}]*\\}, \\[`).exec(text)?.[0];
    return section && rest.length > 0
      ? after(section, row(rest.join('/')))(text, file)
      : after('export const routes: RouteTable = [', row(path))(text, file);
  };
};

export const dialogRows = ({ path, camels }: Facts, dialogs: readonly Dialog[], here: './' | '../'): string =>
  dialogs
    .map(
      ({ below, file, level }) =>
        `dialog('${below}', { who: ${camels}.${level}, load: () => import('${here}pages/${path}/${file}.dialog.tsx') }),`,
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
