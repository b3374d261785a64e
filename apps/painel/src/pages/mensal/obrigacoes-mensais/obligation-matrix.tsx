import { chakra } from '@chakra-ui/react';
import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import type { MatrixRow, SeenObligation } from '@esteto/contract/month/monthly-obligation';
import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { obligationName, obligationTitle } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import type { FilterValues } from '@esteto/ui/patterns/list-page/filter-field';
import { FilteredPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';
import { monthlyObligationFilterFields } from './obligation-filters.ts';
import { ObligationViews } from './obligation-views.tsx';

/** A company a line, an obligation a column, and in each cell how it stands. */
export const ObligationMatrix = () => (
  <FilteredPage
    title="Obrigações mensais"
    subtitle="Uma empresa por linha, com o que vence no mês."
    filters={monthlyObligationFilterFields}
    above={<ObligationViews />}
  >
    {(filters) => <Companies filters={filters} />}
  </FilteredPage>
);

const Companies = ({ filters }: { filters: FilterValues }) => {
  const { params, change } = useAddressParams();
  const month = typeof filters['month'] === 'string' ? filters['month'] : competenceOf(today());
  const [after, before] = [params.get('after'), params.get('before')];
  const { data, error, refetch, isFetching } = useQuery({
    ...monthlyObligationQueries.matrix({ ...filters, month, ...(after && { after }), ...(before && { before }) }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.items.length === 0) return <EmptyState title={`Nenhuma obrigação que vence em ${formatCompetenceLong(month)}.`} />;
  const { next, previous } = data;
  return (
    <chakra.div display="grid" gap="3" pb="4" gridTemplateColumns="minmax(0, 1fr)">
      <Matrix rows={data.items} month={month} />
      {(next || previous) && (
        <chakra.div display="flex" gap="2" justifyContent="flex-end" px="4">
          <Button disabled={!previous} onClick={() => change({ after: null, before: previous }, { replace: false })}>
            Empresas anteriores
          </Button>
          <Button disabled={!next} onClick={() => change({ after: next, before: null }, { replace: false })}>
            Próximas empresas
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
};

const Matrix = ({ rows, month }: { rows: readonly MatrixRow[]; month: string }) => {
  const columns = columnsOf(rows);
  return (
    <Scroll role="region" aria-label={`Obrigações que vencem em ${formatCompetenceLong(month)}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Empresa</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {columns.map(({ key }) => (
                <td key={key}>
                  {row.obligations
                    .filter((one) => columnKey(one) === key)
                    .map((one) => (
                      <Cell key={one.id} obligation={one} company={row.name} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};

const Cell = ({ obligation, company }: { obligation: SeenObligation; company: string }) => {
  const { id, status } = obligation;
  const { search } = useLocation();
  const label = monthlyObligationStatusLabel[status];
  return (
    <Link
      to={path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: id }) + search}
      aria-label={`${label}: ${obligationTitle(obligation)} · ${company}`}
    >
      <StatusBadge status={{ label, tone: monthlyObligationStatusTone[status] }} />
    </Link>
  );
};

const columnKey = ({ rule_key, rule_id }: SeenObligation): string => rule_key ?? `office-${rule_id}`;

/** Only what somebody on the page has: the law's in the order of its rules, then the office's by name. */
const columnsOf = (rows: readonly MatrixRow[]): { key: string; name: string }[] => {
  const all = new Map(rows.flatMap(({ obligations }) => obligations).map((one) => [columnKey(one), one]));
  const law = OBLIGATION_KEYS.flatMap((key) => all.get(key) ?? []);
  const office = [...all.values()]
    .filter(({ rule_key }) => rule_key === null)
    .toSorted((one, other) => obligationName(one).localeCompare(obligationName(other), 'pt-BR'));
  return [...law, ...office].map((one) => ({ key: columnKey(one), name: obligationName(one) }));
};

/** The names stay while the columns pass under them. */
const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    '& table': { borderCollapse: 'separate', borderSpacing: '0', minW: 'full', fontSize: 'sm' },
    '& th, & td': { px: '3', py: '2', textAlign: 'start', whiteSpace: 'nowrap', borderBottomWidth: '1px', borderColor: 'border' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', verticalAlign: 'bottom' },
    '& tbody th': { fontWeight: 'medium', whiteSpace: 'normal', minW: '13rem', maxW: '20rem' },
    '& tr > th:first-of-type': { position: 'sticky', left: '0', zIndex: '1', bg: 'bg.surface' },
    '& td > a': { display: 'flex', alignItems: 'center', minH: '6' },
  },
});
