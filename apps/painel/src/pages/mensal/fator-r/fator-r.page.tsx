import { rFactorQueries } from '@esteto/api-client/month/r-factor';
import { useCan } from '@esteto/auth/can/can.tsx';
import { rFactors } from '@esteto/contract/access';
import type { RFactorRow } from '@esteto/contract/month/r-factor';
import { rFactorSituationLabel, rFactorSituationTone } from '@esteto/domain/month/r-factor/r-factor-situation';
import { distanceInWords, formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { ChartLine, FileUp } from 'lucide-react';
import { Outlet } from 'react-router';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { useRepeatPayrolls } from './use-repeat-payrolls.ts';

export default function RFactorPage() {
  const canEdit = useCan(rFactors.edit);
  const repeat = useRepeatPayrolls();
  return (
    <ListPage
      title="Fator R"
      subtitle="A folha de doze meses sobre a receita deles. A partir de 28 % vale o anexo III."
      query={rFactorQueries.list}
      columns={rFactorColumns}
      filters={filters}
      rowHref={rowHref}
      actions={actions}
      bulk={canEdit ? repeat : undefined}
      aside={
        canEdit && (
          <ButtonLink to="importar" icon={FileUp}>
            Importar folhas
          </ButtonLink>
        )
      }
      empty="Nenhuma empresa no Simples neste mês. As que terminam a abertura aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: RFactorRow): string => `historico/empresa/${id}`;

const actions: RowAction<RFactorRow>[] = [{ label: 'Mês a mês', icon: ChartLine, to: rowHref }];

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ' },
  { kind: 'option', name: 'competence', label: 'Competência', options: monthOptions(25) },
  { kind: 'option', name: 'situation', label: 'Situação', options: rFactorSituationLabel },
  { ...analystFilter, name: 'analyst_id' },
];

const rFactorColumns = columnsFor<RFactorRow>()([
  { key: 'name', header: 'Empresa', sort: true },
  {
    key: 'ratio',
    header: 'Fator R',
    value: ({ ratio, situation, payroll_months }) =>
      ratio === null || payroll_months === 0 ? null : `${situation === 'unknown' ? '≥ ' : ''}${formatRFactor(ratio)}`,
    width: 5,
    lead: 'fator R',
  },
  { key: 'situation', header: 'Situação', cell: statusCell(rFactorSituationLabel, rFactorSituationTone) },
  {
    key: 'payroll_months',
    header: 'Meses',
    value: ({ payroll_months, window_months }) => `${payroll_months} de ${window_months}`,
    width: 5,
    lead: 'folhas',
  },
  {
    key: 'lacking',
    header: 'Até 28 %',
    value: ({ lacking, payroll_months }) => (payroll_months > 0 ? distanceInWords(lacking) : null),
    width: 10,
  },
  { key: 'suggested', header: 'Sugerido em cada mês', cell: 'money', lead: 'pró-labore sugerido' },
  { key: 'balance', header: 'Resultado por mês', cell: 'money', hidden: true },
  { key: 'revenue12', header: 'Receita de 12 meses', cell: 'money', hidden: true },
  { key: 'payroll12', header: 'Folha de 12 meses', cell: 'money', hidden: true },
  { key: 'analyst_name', header: 'Analista', width: 10, hidden: true },
]);

RFactorPage.query = listStart(rFactorQueries.list, filters);
