import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type RegistrationStatus, registrationStatusLabel } from './registration-status.ts';

export type RegistrationActor = 'staff' | 'system';

const actions = {
  conclude: { label: 'Concluir', by: ['staff', 'system'], event: 'registration.concluded', paths: { pending: ['finished'] } },
  cancel: { label: 'Cancelar', by: ['staff'], event: 'registration.cancelled', paths: { pending: ['cancelled'] }, asks_reason: true },
  resume: {
    label: 'Retomar',
    by: ['staff'],
    event: 'registration.resumed',
    paths: { cancelled: ['pending'], finished: ['pending'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<RegistrationStatus, RegistrationActor>>;

export type RegistrationAction = keyof typeof actions;

export const registrationMachine = stateMachine<RegistrationStatus, RegistrationAction, RegistrationActor>({
  field: 'status',
  names: { the: 'O registro', this: 'este registro' },
  labels: registrationStatusLabel,
  actions,
});
