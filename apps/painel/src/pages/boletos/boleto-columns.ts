import type { BoletoRow } from '@esteto/contract/money/boleto';
import { boletoKindLabel, boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { analystFilter, companyFilter } from '../../features/filtros/record-filters.ts';

export const boletoColumns = columnsFor<BoletoRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'description', header: 'Descrição' },
  { key: 'pay_by', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  { key: 'status', header: 'Situação', cell: statusCell(boletoStatusLabel, boletoStatusTone) },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'kind', header: 'Tipo', cell: labelCell(boletoKindLabel), hidden: true },
  { key: 'competence', header: 'Competência', cell: 'month', hidden: true },
  { key: 'viewed_at', header: 'Visto em', cell: 'instant', hidden: true },
  { key: 'claimed_on', header: 'Cliente diz que pagou em', cell: 'date', hidden: true },
  { key: 'paid_on', header: 'Pago em', cell: 'date', hidden: true },
  { key: 'created_at', header: 'Incluído em', cell: 'instant', sort: true, hidden: true },
]);

export const boletoFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Descrição ou linha digitável' },
  companyFilter,
  { kind: 'option', name: 'month', label: 'Vence em', options: monthOptions(13) },
  { kind: 'option', name: 'status', label: 'Situação', options: boletoStatusLabel },
  { kind: 'option', name: 'kind', label: 'Tipo', options: boletoKindLabel },
  { ...analystFilter, name: 'analyst_id' },
  { kind: 'flag', name: 'claimed', label: 'Cliente diz que pagou' },
];
