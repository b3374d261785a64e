import type { MonthlyObligationRow } from '@esteto/contract/month/monthly-obligation';
import { obligationLabel, obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

export const monthlyObligationColumns = columnsFor<MonthlyObligationRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'rule_key', header: 'Obrigação', value: ({ rule_key }) => obligationOfKey(rule_key).acronym, width: 7 },
  { key: 'competence', header: 'Competência', cell: 'month', width: 7 },
  { key: 'legal_date', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  { key: 'status', header: 'Situação', cell: statusCell(monthlyObligationStatusLabel, monthlyObligationStatusTone) },
  { key: 'analyst_name', header: 'Responsável', width: 8, hidden: true },
  { key: 'target_date', header: 'Meta', cell: 'date', hidden: true },
  { key: 'amount_due', header: 'Valor', cell: 'money', hideOnPhone: true },
  { key: 'delivered_on', header: 'Entregue em', cell: 'date', hidden: true },
  { key: 'delivery_kind', header: 'Forma', cell: labelCell(deliveryKindLabel), hidden: true },
  { key: 'protocol_number', header: 'Protocolo', hidden: true },
  { key: 'created_at', header: 'Gerada em', cell: 'instant', sort: true, hidden: true },
]);

export const monthlyObligationFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  { kind: 'option', name: 'month', label: 'Vence em', options: monthOptions(13) },
  { kind: 'option', name: 'status', label: 'Situação', options: monthlyObligationStatusLabel },
  { kind: 'option', name: 'rule_key', label: 'Obrigação', options: obligationLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'open', label: 'Só as que faltam' },
];
