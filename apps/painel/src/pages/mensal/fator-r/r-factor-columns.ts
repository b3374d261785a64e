import type { RFactorRow } from '@esteto/contract/month/r-factor';
import { rFactorSituationLabel, rFactorSituationTone } from '@esteto/domain/month/r-factor/r-factor-situation';
import { distanceInWords, formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const rFactorColumns = columnsFor<RFactorRow>()([
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
  { key: 'suggested', header: 'Pró-labore sugerido', cell: 'money', lead: 'sugerido' },
  { key: 'balance', header: 'Resultado por mês', cell: 'money', hidden: true },
  { key: 'revenue12', header: 'Receita de 12 meses', cell: 'money', hidden: true },
  { key: 'payroll12', header: 'Folha de 12 meses', cell: 'money', hidden: true },
  { key: 'analyst_name', header: 'Analista', width: 10, hidden: true },
]);
