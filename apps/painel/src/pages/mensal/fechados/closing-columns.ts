import type { ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_CHECKS, closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import {
  checkResultLabel,
  checkResultTone,
  checkSideLabel,
  checkSideTone,
  closingStatusLabel,
} from '@esteto/domain/month/closing/closing-life';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { closingStandingCell } from '../../../features/fechamento/closing-standing.tsx';
import { monthFilter } from '../../../features/filtros/month-filter.ts';
import { analystFilter, departmentFilter } from '../../../features/filtros/record-filters.ts';

export const closingColumns = columnsFor<ClosingRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  { key: 'status', header: 'Situação', value: (closing) => closing, cell: closingStandingCell, sort: true },
  { key: 'fault', header: 'O que falta' },
  { key: 'turn', header: 'De quem é a vez', cell: statusCell(checkSideLabel, checkSideTone), sort: true },
  { key: 'since', header: 'Desde', cell: 'date', sort: true, lead: 'desde' },
  { key: 'penalty', header: 'Multa se atrasar', cell: 'money', sort: true, lead: 'multa se atrasar' },
  { key: 'result', header: 'Conferência', cell: statusCell(checkResultLabel, checkResultTone), sort: true, hidden: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, sort: true, hidden: true },
  { key: 'month', header: 'Mês', cell: 'month', hidden: true },
  { key: 'closed_at', header: 'Fechado em', cell: 'instant', hidden: true },
  { key: 'created_at', header: 'Aberto em', cell: 'instant', sort: true, hidden: true },
]);

export const closingFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  monthFilter('month'),
  { kind: 'flag', name: 'mine', label: 'Só as minhas' },
  { kind: 'flag', name: 'open', label: 'Só os que faltam' },
  { kind: 'option', name: 'result', label: 'Conferência', options: checkResultLabel },
  { kind: 'option', name: 'turn', label: 'De quem é a vez', options: checkSideLabel },
  {
    kind: 'option',
    name: 'check',
    label: 'O que falta',
    options: Object.fromEntries(CLOSING_CHECKS.map((key) => [key, closingCheckLabel[key]])),
  },
  { kind: 'option', name: 'status', label: 'Situação', options: closingStatusLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  departmentFilter,
];
