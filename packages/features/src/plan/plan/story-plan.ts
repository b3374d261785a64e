import type { SignedContract } from '@esteto/contract/identity/signature';
import type { OfferedPlan, PlanDetail, Subscription } from '@esteto/contract/plan/plan';
import { planForm } from '@esteto/domain/plan/plan/plan-form';

/** A plan as stories show it. */
export const storyPlan: PlanDetail = {
  ...planForm.getDefault(),
  id: 1,
  version: 2,
  created_at: '2025-10-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
  name: 'Essencial',
  type: 'recurring',
  company_types: ['new_company', 'migrated_company'],
  is_visible: true,
  is_active: true,
  value: 24_900,
  value_residents: 14_900,
  extra_partner_value: 4990,
  services: ['Contabilidade mensal', 'Emissão de notas'],
  effective_from: '2026-01-01',
  companies_count: 212,
  prices: [{ effective_from: '2026-01-01', value: 24_900 }],
};

/** What a company with a coupon pays for it. */
export const storySubscription: Subscription = {
  id: 5,
  version: 1,
  plan_id: 1,
  plan_name: 'Essencial',
  services: storyPlan.services,
  subscription_status: 'active',
  starts_on: '2026-09-01',
  trial_until: null,
  receipt_id: 12,
  extra_partner_value: 4990,
  announced: null,
  price: {
    lines: [
      { kind: 'base', label: 'Plano Essencial', amount: 24_900, reason: 'Preço do plano.' },
      { kind: 'extra_partner', label: '1 sócio adicional', amount: 4990, reason: 'O plano cobra por sócio adicional.' },
      { kind: 'coupon', label: 'Cupom BEMVINDO', amount: -4980, reason: '20,00 % do preço do plano, por mais 2 pagamentos.' },
    ],
    total: 24_910,
    after_coupon: { total: 29_890, payments_left: 2 },
  },
};

/** The contract that the company signed. */
export const storyContract: SignedContract = { id: 31, title: 'Contrato de prestação de serviços', signed_at: '2026-08-30T14:00:00Z' };

/** A plan as somebody could have it. */
export const storyOffer: OfferedPlan = {
  id: 1,
  name: 'Essencial',
  services: ['Contabilidade da empresa', 'Até 10 notas por mês'],
  revenue_limit_month: 3_000_000,
  trial_days: null,
  is_containment: false,
  coupon_refusal: null,
  price: {
    lines: [{ kind: 'base', label: 'Plano Essencial', amount: 29_900, reason: 'O preço do plano.' }],
    total: 29_900,
    after_coupon: null,
  },
};
