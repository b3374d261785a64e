import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type LicensingStatus, licensingStatusLabel } from './licensing-status.ts';

export type LicensingActor = 'staff' | 'system';

const actions = {
  conclude: { label: 'Concluir', by: ['staff', 'system'], event: 'licensing.concluded', paths: { pending: ['finished'] } },
  cancel: { label: 'Cancelar', by: ['staff'], event: 'licensing.cancelled', paths: { pending: ['cancelled'] }, asks_reason: true },
  resume: {
    label: 'Retomar',
    by: ['staff'],
    event: 'licensing.resumed',
    paths: { cancelled: ['pending'], finished: ['pending'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<LicensingStatus, LicensingActor>>;

export type LicensingAction = keyof typeof actions;

export const licensingMachine = stateMachine<LicensingStatus, LicensingAction, LicensingActor>({
  field: 'status',
  names: { the: 'O licenciamento', this: 'este licenciamento' },
  labels: licensingStatusLabel,
  actions,
});
