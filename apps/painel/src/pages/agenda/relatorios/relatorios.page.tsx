import { dueDateQueries } from '@esteto/api-client/agenda/due-date';
import type { DueSum } from '@esteto/contract/agenda/due-date';
import { DUE_KINDS, dueKindLabel } from '@esteto/domain/agenda/due-date/due-date';
import { competenceOf, firstDayOf, isCompetence, lastDayOf } from '@esteto/domain/shared/date/competence';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { today } from '@esteto/ui/system/context/today';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { path } from '../../../path.ts';

/** A sum as a row of the table, with the month that it is of, by which it leads to its days. */
type SumRow = DueSum & { id: string; month: string; total: number };

/** What each person of the team has in a month, by kind and by how it stands; each number opens its days. */
export default function OfficeReportsPage() {
  const monthParam = useSearchParams()[0].get('month') ?? '';
  const month = isCompetence(monthParam) ? monthParam : competenceOf(today());
  const query = useMemo(
    () =>
      localList<SumRow>(() => {
        const report = dueDateQueries.report({ from: firstDayOf(month), to: lastDayOf(month) });
        return {
          queryKey: [...report.queryKey, 'rows'],
          queryFn: async ({ client }: { client: QueryClient }) => (await client.query(report)).map((sum) => rowOf(sum, month)),
        };
      }),
    [month],
  );
  return (
    <ListPage
      title="Relatórios"
      subtitle="Vencimentos do mês por analista e tipo. O arquivo leva as linhas que os filtros deixam."
      query={query}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      rowName={rowName}
      empty="Nada vence neste mês."
    />
  );
}

const rowOf = (sum: DueSum, month: string): SumRow => ({
  ...sum,
  id: `${sum.analyst_id}-${sum.kind}`,
  month,
  total: sum.open + sum.late + sum.done,
});

const rowHref = ({ analyst_id, kind, month }: SumRow): string =>
  path('/painel/agenda/calendario', undefined, {
    view: 'list',
    day: firstDayOf(month),
    kind,
    ...(analyst_id === null ? { without_analyst: 'true' } : { analyst_id }),
  });

const rowName = ({ analyst_name, kind }: SumRow): string => `${analyst_name ?? 'Sem analista'}, ${dueKindLabel[kind]}`;

const columns = columnsFor<SumRow>()([
  { key: 'analyst_name', header: 'Analista', value: ({ analyst_name }) => analyst_name ?? 'Sem analista' },
  { key: 'kind', header: 'Tipo', cell: labelCell(dueKindLabel) },
  { key: 'month', header: 'Mês', cell: 'month', hidden: true },
  { key: 'open', header: 'Em aberto', cell: 'number', sort: true },
  { key: 'late', header: 'Atrasados', cell: 'number', sort: true },
  { key: 'done', header: 'Concluídos', cell: 'number', sort: true },
  { key: 'total', header: 'Total', cell: 'number', sort: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Analista' },
  { kind: 'option', name: 'month', label: 'Mês', options: monthOptions(24) },
  { kind: 'option', name: 'kind', label: 'Tipo', options: Object.fromEntries(DUE_KINDS.map((kind) => [kind, dueKindLabel[kind]])) },
];
