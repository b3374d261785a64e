import type { OnboardingRow } from '@esteto/contract/opening/onboarding';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { onboardingTurnLabel } from '@esteto/domain/opening/onboarding/onboarding-turn';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { waitCell } from './wait-cell.tsx';

export const turnTone: Record<keyof typeof onboardingTurnLabel, Tone> = { client: 'waiting', staff: 'attention' };

export const onboardingColumns = columnsFor<OnboardingRow>()([
  { key: 'name', header: 'Empresa', sort: true },
  { key: 'wizard_step', header: 'Etapa', cell: labelCell(wizardStepLabel) },
  {
    key: 'turn',
    header: 'Vez',
    cell: statusCell(onboardingTurnLabel, turnTone),
  },
  { key: 'waits', header: 'Na etapa há', value: (row) => row, cell: waitCell },
  { key: 'account_type', header: 'Conta', cell: labelCell(accountTypeLabel), hidden: true },
  { key: 'analyst_name', header: 'Analista', width: 10, hideOnPhone: true },
  { key: 'owner_name', header: 'Médico', hidden: true },
  { key: 'owner_email', header: 'E-mail', hidden: true },
  { key: 'phone', header: 'Telefone', cell: 'phone', hidden: true },
  { key: 'document', header: 'Documento', cell: 'document', hidden: true },
  { key: 'step_since', header: 'Na etapa desde', cell: 'instant', hidden: true },
  { key: 'created_at', header: 'Começou', cell: 'instant', sort: true, hidden: true },
]);

export const onboardingFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa, médico ou documento' },
  { kind: 'option', name: 'turn', label: 'Vez', options: onboardingTurnLabel },
  { kind: 'option', name: 'step', label: 'Etapa', options: wizardStepLabel },
  { kind: 'option', name: 'account_type', label: 'Conta', options: accountTypeLabel },
  { ...analystFilter, name: 'analyst_id' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem analista' },
  { kind: 'flag', name: 'stalled', label: 'Parados' },
];
