import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// A quota of the tax that a return came to: it is paid by its person, until then, and ends where another return takes its place.

export const INCOME_TAX_QUOTA_STATUSES = ['open', 'paid', 'ended'] as const;
export type IncomeTaxQuotaStatus = (typeof INCOME_TAX_QUOTA_STATUSES)[number];

export const incomeTaxQuotaStatusLabel: Record<IncomeTaxQuotaStatus, string> = { open: 'A pagar', paid: 'Paga', ended: 'Encerrada' };

export const incomeTaxQuotaStatusTone: Record<IncomeTaxQuotaStatus, Tone> = { open: 'waiting', paid: 'done', ended: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const incomeTaxQuotaEventLabel = {
  'income_tax_quota.created': 'Quota criada',
  'income_tax_quota.paid': 'Pagamento da quota informado',
  'income_tax_quota.reopened': 'Pagamento da quota desfeito',
  'income_tax_quota.ended': 'Quota encerrada por outra declaração',
  'income_tax_quota.dated': 'Vencimento da quota alterado com o prazo',
  'income_tax_quota.reminded': 'Médico lembrado da quota',
} as const;

type Event = keyof typeof incomeTaxQuotaEventLabel;

export type IncomeTaxQuotaActor = 'staff' | 'client';

const actions = {
  pay: { label: 'Informar pagamento', by: ['client', 'staff'], event: 'income_tax_quota.paid', paths: { open: ['paid'] } },
  reopen: { label: 'Desfazer o pagamento', by: ['client', 'staff'], event: 'income_tax_quota.reopened', paths: { paid: ['open'] } },
  end: { label: 'Encerrar', by: ['staff'], event: 'income_tax_quota.ended', paths: { open: ['ended'] } },
} as const satisfies Record<string, Action<IncomeTaxQuotaStatus, IncomeTaxQuotaActor, Event>>;

export type IncomeTaxQuotaAction = keyof typeof actions;

export const incomeTaxQuotaMachine = stateMachine<IncomeTaxQuotaStatus, IncomeTaxQuotaAction, IncomeTaxQuotaActor, Event>({
  field: 'status',
  names: { the: 'A quota', this: 'esta quota' },
  labels: incomeTaxQuotaStatusLabel,
  actions,
});
