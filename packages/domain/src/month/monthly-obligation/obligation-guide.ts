import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { lastDayOf } from '../../shared/date/competence.ts';
import {
  isOpenObligation,
  type MonthlyObligationAction,
  type MonthlyObligationStatus,
  type ObligationMove,
  reopenedStatus,
} from './monthly-obligation-life.ts';

// One line from the month to the money: an obligation that is paid by a guide is delivered with it, paid with it, and waits again without it.

/** A guide of an obligation's tax and month that is in force. `amount` in cents; `paid_on` null until all of it is paid. */
export type ObligationGuide = { id: number; amount: number; made_on: string; due_date: string; paid_on: string | null };

type Obligation = {
  rule_key: ObligationKey | null;
  status: MonthlyObligationStatus;
  competence: string;
  legal_date: string | null;
  due_order: string;
  boleto_id: number | null;
  amount: number | null;
  delivered_on: string | null;
};

/** What an obligation notes of its guide. */
type Noted = { boleto_id: number | null; amount: number | null; delivered_on: string | null; paid_on: string | null };

/** Actions in their order; `before`: where one that goes back leads. None: only what is noted changes. */
export type GuideChange = { actions: MonthlyObligationAction[]; before: MonthlyObligationStatus | null; noted: Partial<Noted> };

/**
 * How an obligation follows the guides of its tax and month, in the order in which they were made; null where it stands right. What somebody waived or found
 * without a fact stays so, and a guide that is made before its month is over counts once it is.
 */
export const guideChange = (obligation: Obligation, guides: readonly ObligationGuide[], today: string): GuideChange | null => {
  const guide = guides.at(-1);
  if (!guide) return withoutGuide(obligation, today);
  const { status, boleto_id } = obligation;
  if (isOpenObligation(status)) return delivered(obligation, guides, guide, today);
  // What was marked as paid by hand had no guide to follow.
  if (!IS_DONE.includes(status) || (status === 'paid' && boleto_id === null)) return null;
  const amount = amountOf(obligation, guide);
  const paid_on = wholePaidOn(guides, amount);
  const noted = { boleto_id: guide.id, amount, paid_on };
  if (status !== 'paid' && paid_on) return { actions: ['pay'], before: null, noted };
  if (status === 'paid' && !paid_on) return { actions: ['undo_payment'], before: deliveredStatus(obligation), noted };
  return boleto_id === guide.id && amount === obligation.amount ? null : { actions: [], before: null, noted };
};

const IS_DONE: readonly MonthlyObligationStatus[] = ['delivered', 'delivered_late', 'paid'];

/** What was delivered with a guide that is gone is to be done again. */
const withoutGuide = (obligation: Obligation, today: string): GuideChange | null => {
  if (obligation.boleto_id === null) return null;
  const noted = { boleto_id: null, amount: null };
  return IS_DONE.includes(obligation.status)
    ? { actions: ['reopen'], before: reopenedStatus(obligation, today), noted }
    : { actions: [], before: null, noted };
};

const delivered = (
  obligation: Obligation,
  guides: readonly ObligationGuide[],
  guide: ObligationGuide,
  today: string,
): GuideChange | null => {
  const end = lastDayOf(obligation.competence);
  const delivered_on = guide.made_on > end ? guide.made_on : end;
  if (delivered_on > today) return null;
  const amount = amountOf(obligation, guide);
  const paid_on = wholePaidOn(guides, amount);
  const deliver = isLate(obligation, delivered_on) ? 'deliver_late' : 'deliver';
  return {
    actions: [deliver, ...(paid_on ? (['pay'] as const) : [])],
    before: null,
    noted: { boleto_id: guide.id, amount, delivered_on, paid_on },
  };
};

/** On the last day it is still on time. One without a date never is late. */
export const isLate = ({ legal_date }: Pick<Obligation, 'legal_date'>, day: string): boolean => legal_date !== null && day > legal_date;

const deliveredStatus = (obligation: Obligation): MonthlyObligationStatus =>
  obligation.delivered_on !== null && isLate(obligation, obligation.delivered_on) ? 'delivered_late' : 'delivered';

/**
 * What the tax is: as somebody told it before its guide came, else what the guide says. One that was made for a day after the tax's holds fine and interest too,
 * and the IRPJ and the CSLL may be paid in three quotas (Lei 9.430/1996, art. 5º, § 1º), of which none is the whole.
 */
const amountOf = ({ rule_key, amount, boleto_id, ...obligation }: Obligation, guide: ObligationGuide): number | null => {
  if (rule_key === 'irpj_csll') return amount;
  return amount !== null && (boleto_id === null || isLate(obligation, guide.due_date)) ? amount : guide.amount;
};

/** The day on which the last was paid; null while one waits, or while all together do not come to the tax. */
const wholePaidOn = (guides: readonly ObligationGuide[], amount: number | null): string | null => {
  const days = guides.flatMap(({ paid_on }) => paid_on ?? []);
  const total = guides.reduce((sum, guide) => sum + guide.amount, 0);
  return days.length === guides.length && total >= (amount ?? 0) ? (days.toSorted().at(-1) ?? null) : null;
};

/** Why staff cannot move an obligation by hand that a guide stands for; null where they can. */
export const guideRefusal = ({ boleto_id }: Pick<Obligation, 'boleto_id'>, action: ObligationMove): string | null => {
  if (boleto_id === null) return null;
  if (action === 'pay') return 'A guia desta obrigação ainda não foi paga: registre o pagamento no boleto dela.';
  return action === 'reopen' ? 'A guia desta obrigação está com o cliente: cancele ou substitua o boleto dela.' : null;
};
