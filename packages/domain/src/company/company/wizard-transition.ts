import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { companyEventLabel } from './company-life.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-step.ts';
import { wizardStepLabel } from './wizard-step-label.ts';

// What moves a company through its registration. Which steps an account has, and in which order, is `wizard.ts`; here stands what can never happen:
// that an owner fills in again what our team has taken over, or that a company is taken back out of its work by anything but its own opening.

type Event = keyof typeof companyEventLabel;
export type WizardActor = 'owner' | 'staff' | 'system';

const each = (steps: readonly WizardStep[], path: readonly WizardStep[]): Partial<Record<WizardStep, readonly WizardStep[]>> =>
  Object.fromEntries(steps.map((step) => [step, path]));

/** Until our team has it. */
const OF_OWNER = WIZARD_STEPS.filter((step) => step !== 'register' && step !== 'finished');

const actions = {
  /** There and back, as far as 'Cadastro Completo', from where an account on trial goes on. */
  go: {
    label: 'Mudar de etapa',
    by: ['owner', 'staff', 'system'],
    event: 'company.wizard_moved',
    paths: each(OF_OWNER, []),
    back_to: ['basic_data', ...OF_OWNER.slice(1)],
  },
  /** Also where the owner did not finish: to the opening, or, where there is nothing to open, to work. */
  take_over: {
    label: 'Assumir o cadastro',
    by: ['owner', 'staff', 'system'],
    event: 'company.wizard_taken_over',
    paths: each(OF_OWNER, []),
    back_to: ['register', 'finished'],
  },
  /** An opening has begun, or goes on after its end. */
  begin_opening: {
    label: 'Abrir a empresa',
    by: ['staff'],
    event: 'company.opening_begun',
    paths: each(WIZARD_STEPS, ['register']),
  },
  /** The opening is cancelled: the company is again where it was before, its owner with the steps that were left. */
  withdraw_opening: {
    label: 'Desfazer a abertura',
    by: ['staff'],
    event: 'company.opening_withdrawn',
    paths: { register: [] },
    back_to: ['register', ...OF_OWNER, 'finished'],
  },
  /** The opening is over. A company that got its CNPJ meanwhile works already. */
  finish: {
    label: 'Concluir o cadastro',
    by: ['staff', 'system'],
    event: 'company.wizard_finished',
    paths: each(['register', 'finished'], ['finished']),
  },
  /** A natural person goes on as a company: one that works, or one that is to be opened. */
  convert: {
    label: 'Converter em empresa',
    by: ['staff'],
    event: 'company.converted',
    paths: each(WIZARD_STEPS, []),
    back_to: ['register', 'finished'],
  },
} as const satisfies Record<string, Action<WizardStep, WizardActor, Event>>;

export type WizardAction = keyof typeof actions;

export const wizardMachine = stateMachine<WizardStep, WizardAction, WizardActor, Event, 'wizard_step'>({
  field: 'wizard_step',
  names: { the: 'O cadastro', this: 'este cadastro' },
  labels: wizardStepLabel,
  actions,
});

/** By which action somebody who comes through the wizard gets to a step. */
export const wizardActionTo = (step: WizardStep): 'go' | 'take_over' => (step === 'register' || step === 'finished' ? 'take_over' : 'go');
