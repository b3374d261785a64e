import { chakra } from '@chakra-ui/react';
import type { OnboardingRow } from '@esteto/contract/opening/onboarding';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { onboardingTurnLabel } from '@esteto/domain/opening/onboarding/onboarding-turn';
import { daysBetween, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { today } from '@esteto/ui/system/context/today';
import { TimerOff } from 'lucide-react';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

export const turnTone: Record<keyof typeof onboardingTurnLabel, Tone> = { client: 'waiting', staff: 'attention' };

type Waiting = Pick<OnboardingRow, 'step_since' | 'is_stalled'>;

const daysOf = ({ step_since }: Waiting): number => daysBetween(inSaoPaulo(step_since).date, today());

const wordsOf = (row: Waiting): string => countOf(daysOf(row), 'dia', 'dias');

/** How long it has stood at its step, and whether that is too long. */
const waitCell: Cell<Waiting> = {
  render: (row) =>
    row.is_stalled ? (
      <chakra.span color="attention.fg" whiteSpace="nowrap" display="inline-flex" alignItems="center" gap="1">
        <TimerOff size={14} role="img" aria-label="Parado há" />
        {wordsOf(row)}
      </chakra.span>
    ) : (
      wordsOf(row)
    ),
  text: (row) => (row.is_stalled ? `Parado há ${wordsOf(row)}` : wordsOf(row)),
  sheet: (row) => ({ value: daysOf(row) }),
  width: 7,
};

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
