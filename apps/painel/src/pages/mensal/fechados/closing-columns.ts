import type { ClosingRow } from '@esteto/contract/month/closing';
import { CLOSING_CHECKS, closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import {
  checkResultLabel,
  checkResultTone,
  checkSideLabel,
  checkSideTone,
  closingStatusLabel,
} from '@esteto/domain/month/closing/closing-life';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { today } from '@esteto/ui/system/context/today';
import { useSearchParams } from 'react-router';
import { closingStandingCell } from '../../../features/fechamento/closing-standing.tsx';
import { analystFilter, departmentFilter } from '../../../features/filtros/record-filters.ts';

export const closingColumns = columnsFor<ClosingRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  { key: 'status', header: 'Situação', value: (closing) => closing, cell: closingStandingCell },
  { key: 'fault', header: 'O que falta' },
  { key: 'turn', header: 'De quem é a vez', cell: statusCell(checkSideLabel, checkSideTone) },
  { key: 'since', header: 'Desde', cell: 'date', sort: true, lead: 'desde' },
  { key: 'penalty', header: 'Multa se atrasar', cell: 'money', sort: true, lead: 'multa se atrasar' },
  { key: 'result', header: 'Conferência', cell: statusCell(checkResultLabel, checkResultTone), hidden: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, hidden: true },
  { key: 'month', header: 'Mês', cell: 'month', hidden: true },
  { key: 'closed_at', header: 'Fechado em', cell: 'instant', hidden: true },
  { key: 'created_at', header: 'Aberto em', cell: 'instant', sort: true, hidden: true },
]);

/** The month that has ended: what closings are about where the address names none. */
const lastMonth = (): string => addCompetence(competenceOf(today()), -1);

export const closingFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  { kind: 'option', name: 'month', label: 'Mês', options: monthOptions(25), initial: lastMonth },
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

/** 'Acompanhamento de outubro de 2026' */
export const useMonthHeading = (title: string): string => `${title} de ${formatCompetenceLong(useClosingMonth())}`;

/** The month that the address names. */
export const useClosingMonth = (): string => useSearchParams()[0].get('month') || lastMonth();
