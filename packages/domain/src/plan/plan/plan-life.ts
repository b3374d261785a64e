import type { Tone } from '../../shared/status/tone.ts';

// Where the contract of a company with a plan stands, and the kinds of plan.

export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'delinquent', 'suspended', 'cancelled', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const subscriptionStatusLabel: Record<SubscriptionStatus, string> = {
  trial: 'Teste',
  active: 'Ativa',
  delinquent: 'Inadimplente',
  suspended: 'Suspensa',
  cancelled: 'Cancelada',
  ended: 'Encerrada',
};

export const subscriptionStatusTone: Record<SubscriptionStatus, Tone> = {
  trial: 'draft',
  active: 'done',
  delinquent: 'attention',
  suspended: 'waiting',
  cancelled: 'ended',
  ended: 'ended',
};

export const PLAN_TYPES = ['recurring', 'single', 'containment'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export const planTypeLabel: Record<PlanType, string> = { recurring: 'Recorrente', single: 'Avulso', containment: 'Contenção' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const planEventLabel = {
  'plan.created': 'Plano criado',
  'plan.edited': 'Plano alterado',
  'plan.price_withdrawn': 'Mudança anunciada retirada',
  'plan.ordered': 'Ordem do plano alterada',
  'plan.contract_changed': 'Contrato do plano alterado',
  'subscription.begun': 'Plano contratado',
  'subscription.coupon_used': 'Cupom usado no plano',
  'subscription.discount_used': 'Desconto usado em um pagamento',
  'subscription.discount_returned': 'Desconto devolvido: o pagamento foi desfeito',
  'subscription.discount_settled': 'Meses sem cobrança do plano conferidos',
  'subscription.fee_made': 'Honorário do mês lançado',
  'subscription.ended': 'Plano encerrado',
  'subscription.cancelled': 'Plano cancelado',
} as const;
