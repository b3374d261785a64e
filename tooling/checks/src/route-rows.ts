import type { Access } from '@esteto/domain/identity/permission/access';

/** One line of routes.tsv: an address that the product has or will have. */
export type RouteRow = {
  app: string;
  kind: 'page' | 'dialog';
  path: string;
  /** The page that a dialog opens over; null for a page. */
  parent: string | null;
  who: string;
  /** `name:level`, for a manager the role in the group, null where the kind of person is enough. */
  permission: string | null;
  /** Below `apps/<app>/src/`. */
  file: string;
};

export const readRouteRows = (tsv: string): RouteRow[] =>
  tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [app = '', kind = '', path = '', , parent = '', who = '', permission = '', file = ''] = line.split('\t');
      if (kind !== 'page' && kind !== 'dialog') throw new Error(`${path}: ${kind} não é page nem dialog`);
      return { app, kind, path, parent: orNull(parent), who, permission: orNull(permission), file };
    });

/** The rule of one URL, one file, for what is not shared in features/: `/painel/novos/leads` -> `pages/novos/leads/leads.page.tsx`. */
export const fileFor = ({ kind, path, parent }: Pick<RouteRow, 'kind' | 'path' | 'parent'>, base: string): string => {
  const page = wordsOf(kind === 'page' ? path : (parent ?? ''), base);
  const folder = ['pages', ...(page.length > 0 ? page : ['home'])];
  const name = kind === 'page' ? folder.at(-1) : wordsOf(path, parent ?? '').join('.');
  return `${folder.join('/')}/${name}.${kind}.tsx`;
};

/** Whether a row's `who` in the route table is what the list asks. */
export const guards = ({ who, permission }: Pick<RouteRow, 'who' | 'permission'>, access: Access): boolean => {
  const granted = 'level' in access && 'permission' in access ? `${[access.permission].flat().join('|')}:${access.level}` : null;
  switch (who.replace(/ \(.*\)$/, '')) {
    case 'anyone':
    case 'guest':
    case 'master':
      return access.kind === who;
    case 'app user':
      return permission ? access.kind === 'company' && granted === permission : access.kind === 'app_user';
    case 'role':
      return access.kind === 'company' && granted === permission;
    case 'partner':
      return access.kind === 'partner' && access.flag === undefined;
    case 'partner, flag':
      return access.kind === 'partner' && access.flag === 'docplantao';
    case 'staff':
      return access.kind === 'staff' && access.permission === undefined;
    case 'staff-role':
      return access.kind === 'staff' && granted === permission;
    case 'manager':
      return access.kind === 'manager' ? access.role === (permission ?? 'viewer') : access.kind === 'manager_person' && !permission;
    default:
      throw new Error(`a lista não explica quem é "${who}"`);
  }
};

/** What is left of a path below `base`, without parameters; the star of not-found has a name. */
const wordsOf = (path: string, base: string): string[] =>
  path
    .slice(base === '/' ? 1 : base.length)
    .split('/')
    .filter((word) => word && !word.startsWith(':'))
    .map((word) => (word === '*' ? 'not-found' : word));

const orNull = (cell: string): string | null => (cell === '-' || cell === '' ? null : cell);
