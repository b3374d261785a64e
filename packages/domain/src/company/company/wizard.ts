import { WIZARD_STEPS, type WizardStep } from './wizard-step.ts';

// Which steps of the wizard each account type goes through (docs/decisions/008-a-wizard-for-each-account.md).

export const ACCOUNT_TYPES = ['new_company', 'migrated_company', 'natural_person', 'free_trial'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Those that choose a plan; a trial becomes one of them. */
export const PAYING_TYPES = ['new_company', 'migrated_company', 'natural_person'] as const satisfies readonly AccountType[];
export type PayingType = (typeof PAYING_TYPES)[number];

export const accountTypeLabel: Record<AccountType, string> = {
  new_company: 'Nova Empresa',
  migrated_company: 'Migrar Empresa',
  natural_person: 'Pessoa Física',
  free_trial: 'Teste Grátis',
};

/**
 * - A new company says of what type it will be, then who its partners are: that is what the articles of association are written from.
 * - A migrated company is read from the registry by its CNPJ, so nothing is asked about its type.
 * - A natural person has no company and no partners.
 * - A free trial only says what it would become, and sees the product; it chooses a plan when it stays.
 */
const SEQUENCES: Record<AccountType, readonly WizardStep[]> = {
  new_company: [
    'basic_data',
    'plan_choice',
    'plan_check',
    'payment',
    'company_type',
    'company_data',
    'partners_data',
    'doctor_address',
    'documents',
    'contract',
    'concluded',
  ],
  migrated_company: [
    'basic_data',
    'plan_choice',
    'plan_check',
    'payment',
    'company_data',
    'partners_data',
    'doctor_address',
    'documents',
    'contract',
    'concluded',
  ],
  natural_person: ['basic_data', 'plan_choice', 'plan_check', 'payment', 'doctor_address', 'documents', 'contract', 'concluded'],
  free_trial: ['basic_data', 'company_type', 'concluded'],
};

/** `order_value`: what the chosen plan costs after its coupon, in cents; null while no plan is chosen. */
export type WizardAccount = { type: AccountType; order_value?: number | null };

/** The steps of an account in order, up to 'Cadastro Completo'. An order of nothing has nothing to pay. */
export const wizardSequence = ({ type, order_value = null }: WizardAccount): WizardStep[] =>
  SEQUENCES[type].filter((step) => step !== 'payment' || order_value !== 0);

/**
 * The step after `step`; null after the last. From 'Cadastro Completo' our team takes a new company on to its registration and any other to the
 * end; a free trial stays there until it becomes another account. A step that the account does not have leads to its first one after that.
 */
export const nextWizardStep = (account: WizardAccount, step: WizardStep): WizardStep | null => {
  if (step === 'finished') return null;
  if (step === 'register') return 'finished';
  if (step === 'concluded') return AFTER_CONCLUDED[account.type];
  return wizardSequence(account).find((other) => position(other) > position(step)) ?? 'concluded';
};

const AFTER_CONCLUDED: Record<AccountType, WizardStep | null> = {
  new_company: 'register',
  migrated_company: 'finished',
  natural_person: 'finished',
  free_trial: null,
};

/** The step before `step`; null at the first one, and once the wizard is concluded. */
export const previousWizardStep = (account: WizardAccount, step: WizardStep): WizardStep | null =>
  hasLeftWizard(step) ? null : (wizardSequence(account).findLast((other) => position(other) < position(step)) ?? null);

/** Where a free trial goes on when it becomes an account of another type: what it already told is not asked again. */
export const STEP_AFTER_TRIAL: WizardStep = 'plan_choice';

/** Whether the owner may open `wanted` while the wizard stands at `current`: back to what was filled in, never ahead, never behind a payment. */
export const mayOpenWizardStep = (account: WizardAccount, current: WizardStep, wanted: WizardStep): boolean => {
  // A paper that our team returned is sent anew after all is told.
  if (current === 'concluded' && wanted === 'documents') return account.type !== 'free_trial';
  if (hasLeftWizard(current) || !wizardSequence(account).includes(wanted) || position(wanted) > position(current)) return false;
  const isPaid = position(current) > position('payment');
  return !isPaid || position(wanted) > position('payment') || wanted === 'basic_data';
};

/** How far the wizard is: steps done of those there are ('Cadastro Completo' is no step to do), and the whole percentage, rounded down. */
export const wizardProgress = (account: WizardAccount, step: WizardStep): { done: number; total: number; percent: number } => {
  const steps = wizardSequence(account).filter((other) => other !== 'concluded');
  const done = steps.filter((other) => position(other) < position(step)).length;
  return { done, total: steps.length, percent: Math.floor((100 * done) / steps.length) };
};

/** One of the three values that say that the owner has nothing more to fill in. */
export const hasLeftWizard = (step: WizardStep): boolean => position(step) >= position('concluded');

/** Its owner still has steps to fill in. */
export const hasActiveWizard = ({ is_owner, wizard_step }: { is_owner: boolean; wizard_step: WizardStep }): boolean =>
  is_owner && !hasLeftWizard(wizard_step);

const position = (step: WizardStep): number => WIZARD_STEPS.indexOf(step);
