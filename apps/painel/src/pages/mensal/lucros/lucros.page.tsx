import { profitDistributionQueries } from '@esteto/api-client/money/profit-distribution';
import { useCan } from '@esteto/auth/can/can.tsx';
import { profitDistributions } from '@esteto/contract/access';
import type { ProfitMonthRow } from '@esteto/contract/money/profit-distribution';
import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import { profitStandingLabel } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { limitStanding } from '@esteto/domain/money/profit-distribution/profit-radar';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Outlet, useLocation } from 'react-router';
import { monthFilter, useMonthHeading } from '../../../features/filtros/month-filter.ts';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

/** What the companies paid out of profits in a month, and who of them owes the tax on it. */
export default function ProfitsPage() {
  const { search } = useLocation();
  const heading = useMonthHeading('Lucros', 'month');
  const canEdit = useCan(profitDistributions.edit);
  return (
    <ListPage
      title="Lucros"
      heading={heading}
      subtitle={
        <>
          O que as empresas pagaram aos sócios. <Link to={`r-4010${search}`}>Linhas da R-4010</Link>
          {canEdit && (
            <>
              {' · '}
              <Link to={`importar${search}`}>Importar planilha</Link>
            </>
          )}
        </>
      }
      query={profitDistributionQueries.list}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      empty="Nenhuma empresa pagou lucros neste mês."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: ProfitMonthRow): string => `empresa/${id}`;

/** Where the largest sum of one person stands before the limit. */
const standingOf = ({ month, most, unnamed }: ProfitMonthRow): keyof typeof standingLabel => {
  const standing = limitStanding(month, most);
  return standing !== 'above' && unnamed > 0 ? 'unnamed' : standing;
};

const { taxed: _, ...shown } = profitStandingLabel;

const standingLabel = { ...shown, within: 'Dentro do limite' } as const;

const standingTone = { above: 'attention', near: 'waiting', unnamed: 'waiting', within: 'done' } as const;

const columns = columnsFor<ProfitMonthRow>()([
  { key: 'name', header: 'Empresa', sort: true },
  { key: 'standing', header: 'Situação', value: standingOf, cell: statusCell(standingLabel, standingTone) },
  { key: 'paid', header: 'Pago no mês', cell: 'money', lead: 'pago' },
  { key: 'most', header: 'Maior por pessoa', cell: 'money', lead: 'maior por pessoa' },
  { key: 'tax', header: 'Imposto retido', cell: 'money', value: ({ tax }) => tax || null, lead: 'retido' },
  { key: 'guide', header: 'DARF', value: ({ guide }) => guide?.status ?? null, cell: statusCell(boletoStatusLabel, boletoStatusTone) },
  { key: 'unnamed', header: 'Sem dizer de quem', cell: 'money', value: ({ unnamed }) => unnamed || null, lead: 'sem dizer de quem' },
  { key: 'people', header: 'Pessoas', hidden: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  monthFilter('month'),
  { kind: 'option', name: 'standing', label: 'Situação', options: profitStandingLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
];

ProfitsPage.query = listStart(profitDistributionQueries.list, filters);
