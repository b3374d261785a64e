import { analystQueries } from '@esteto/api-client/office/analyst';
import type { AnalystDetail, StaffAction } from '@esteto/contract/office/analyst';
import { entriesOfStaffGrants } from '@esteto/domain/identity/permission/staff-grants';
import { useKnownRoutes } from '@esteto/shell/route/known-routes.tsx';
import type { RouteTable } from '@esteto/shell/route/route-table';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { analystFilter } from '../../../../../features/filtros/record-filters.ts';
import { ACCESS_KINDS, accessPoints, verdictOf } from '../../../../../features/permissao/access-rows.ts';
import { type AccessRow, accessColumns, comparedColumns, differsLabel, verdictLabel } from './access-columns.ts';

/** Every screen and action of the dashboard, whether somebody may, and the rule that says so; beside a colleague, where one is chosen. */
export default function AnalystAccessPage() {
  const id = Number(useParams().analystId);
  const [params] = useSearchParams();
  const compared = params.get('compared');
  const routes = useKnownRoutes();
  const { data } = useQuery(analystQueries.detail({ id }));
  const list = useMemo(() => localList(() => accessQuery({ id, compared, routes })), [id, compared, routes]);
  return (
    <ListPage
      title={data ? `O que ${data.name} vê e pode` : 'O que vê e pode'}
      query={list}
      columns={compared ? comparedColumns : accessColumns}
      filters={compared ? comparedFilters : filters}
      empty="Nada com estes filtros."
    />
  );
}

type Asked = { id: number; compared: string | null; routes: RouteTable };

const accessQuery = ({ id, compared, routes }: Asked) => ({
  queryKey: ['admin/staff-actions', 'rows', id, compared],
  staleTime: 0,
  queryFn: async ({ client }: { client: QueryClient }): Promise<readonly AccessRow[]> => {
    const [actions, person, other] = await Promise.all([
      client.query(analystQueries.actions({})),
      client.query(analystQueries.detail({ id })),
      compared ? client.query(analystQueries.detail({ id: Number(compared) })) : null,
    ]);
    return rowsOf({ routes, actions, person, other });
  },
});

type Parts = { routes: RouteTable; actions: readonly StaffAction[]; person: AnalystDetail; other: AnalystDetail | null };

const rowsOf = ({ routes, actions, person, other }: Parts): AccessRow[] =>
  accessPoints(routes, actions).map(({ name, kind, detail, who }, index) => {
    const own = verdictOf(who, judged(person));
    const theirs = other && verdictOf(who, judged(other));
    return {
      id: index + 1,
      name,
      kind,
      detail,
      verdict: own.allowed ? 'yes' : 'no',
      rule: own.rule,
      other: theirs && (theirs.allowed ? 'yes' : 'no'),
      other_rule: theirs && theirs.rule,
      differs: theirs && theirs.allowed !== own.allowed ? 'yes' : 'no',
      compared: other && String(other.id),
    };
  });

const judged = ({ status, is_master, grants }: AnalystDetail) => ({
  is_active: status !== 'inactive',
  is_master,
  permissions: entriesOfStaffGrants(grants),
});

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Tela, ação ou permissão' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: ACCESS_KINDS },
  { kind: 'option', name: 'verdict', label: 'Esta pessoa', options: verdictLabel },
  { ...analystFilter, name: 'compared', label: 'Comparar com' },
];

const comparedFilters: FilterField[] = [...filters, { kind: 'option', name: 'differs', label: 'Difere', options: differsLabel }];
