import type { CompanyType } from '../../company/company/company-kinds.ts';
import type { AccountType } from '../../company/company/wizard.ts';
import { WIZARD_STEPS, type WizardStep } from '../../company/company/wizard-step.ts';
import type { PlanPaymentStatus } from './plan-payment-life.ts';

/** What an account is a company of. A trial says later what it would become. */
export const companyTypeOf: Record<AccountType, CompanyType> = {
  new_company: 'new_company',
  migrated_company: 'migrated_company',
  natural_person: 'natural_person',
  free_trial: 'new_company',
};

type Standing = { account_type: AccountType; step: WizardStep; payment_status: PlanPaymentStatus | null };

/** Why an account may not go on as another type, in words for its owner; null where it may: until it is paid for, and from a trial. */
export const accountTypeProblem = ({ account_type, step, payment_status }: Standing, to: AccountType): string | null => {
  if (account_type === to) return null;
  if (to === 'free_trial') return step === 'plan_choice' ? null : 'O teste grátis só pode ser escolhido antes do plano.';
  if (account_type === 'free_trial') return null;
  if (payment_status === 'claimed') return 'O seu pagamento está em conferência. Depois dela, a equipe troca o tipo com você.';
  if (payment_status === 'confirmed' || WIZARD_STEPS.indexOf(step) > WIZARD_STEPS.indexOf('payment'))
    return 'O plano já foi pago: quem troca o tipo de conta agora é a equipe.';
  return payment_status === 'open' || payment_status === 'refused'
    ? 'Há uma cobrança aberta. Volte à escolha do plano para cancelá-la e depois troque o tipo.'
    : null;
};
