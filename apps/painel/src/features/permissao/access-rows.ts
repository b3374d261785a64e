import { accessOfAction, type StaffAction } from '@esteto/contract/office/analyst';
import type { Access } from '@esteto/domain/identity/permission/access';
import { explainAccess } from '@esteto/domain/identity/permission/explain-access';
import type { PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { PageRow, RouteTable } from '@esteto/shell/route/route-table';
import { join } from '@esteto/shell/route/route-tree';

/** Somebody of the staff as far as access goes: as they are, or as a form would make them. */
export type Judged = { is_active: boolean; is_master: boolean; permissions: readonly PermissionEntry[] };

export const ACCESS_KINDS = { page: 'Tela', dialog: 'Janela', action: 'Ação' } as const;
export type AccessKind = keyof typeof ACCESS_KINDS;

/** A place or an action of the dashboard, and who may. */
export type AccessPoint = { name: string; kind: AccessKind; detail: string; who: Access };

/** Every page of the menu, what opens over it, and every call that is the staff's. */
export const accessPoints = (routes: RouteTable, actions: readonly StaffAction[]): AccessPoint[] => [
  ...routes.flatMap((row) =>
    row.kind === 'page'
      ? pointsOf(row, basePath.painel, '')
      : row.children.flatMap((page) => pointsOf(page, join(basePath.painel, row.path), `${row.label} › `)),
  ),
  ...actions.map(
    (action): AccessPoint => ({
      name: action.summary,
      kind: 'action',
      detail: `${action.method} ${action.path}`,
      who: accessOfAction(action),
    }),
  ),
];

const pointsOf = (page: PageRow, base: string, section: string): AccessPoint[] => {
  const at = join(base, page.path);
  return [
    { name: `${section}${page.label}`, kind: 'page', detail: at, who: page.who },
    ...page.children.map(
      (child): AccessPoint => ({
        name: `${section}${page.label} › ${child.label ?? wordsOf(child.path)}`,
        kind: 'dialog',
        detail: join(at, child.path),
        who: child.who,
      }),
    ),
  ];
};

/** 'nota/:accountId/editar': 'nota, editar'. */
const wordsOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !part.startsWith(':'))
    .map((part) => WRITTEN[part] ?? part.replaceAll('-', ' '))
    .join(', ');

/** Words of addresses, which have no accents, as they are written. */
const WRITTEN: Readonly<Record<string, string>> = {
  cencelar: 'cancelar',
  exigencias: 'exigências',
  historico: 'histórico',
  medico: 'médico',
  medicos: 'médicos',
  municipio: 'município',
  obrigacao: 'obrigação',
  simulacao: 'simulação',
  usuario: 'usuário',
};

export const verdictOf = (who: Access, person: Judged) => explainAccess(who, { ...person, type: 'admin', flags: [] });

/** What would be gained and lost. */
export const accessChanges = (points: readonly AccessPoint[], before: Judged, after: Judged) => {
  const changed = points.filter(({ who }) => verdictOf(who, before).allowed !== verdictOf(who, after).allowed);
  const isGained = ({ who }: AccessPoint) => verdictOf(who, after).allowed;
  return { gained: changed.filter(isGained), lost: changed.filter((point) => !isGained(point)) };
};
