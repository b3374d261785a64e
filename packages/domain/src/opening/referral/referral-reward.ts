import type { DiscountKind } from '../../plan/coupon/coupon-form.ts';
import type { OrderCoupon } from '../../plan/plan/order.ts';

/** Months for which a prize can be used. */
export const REWARD_MONTHS = 12;

/** What whoever sends a friend is promised: kept as it was then. */
export type RewardPromise = OrderCoupon & { name: string; discount: DiscountKind; plan_ids: number[] };

/** Who came by a friend's link, and paid; null where it is not known. */
export type RewardCase = {
  referrer: { user_id: number; email: string; cpf: string | null };
  /** Everybody who has a share in the friend's company. */
  friends: readonly { user_id: number; email: string; cpf: string | null }[];
  /** Whether one of them, or the company by another account, had a plan with us before. */
  was_client: boolean;
};

export const REWARD_REFUSALS = ['own', 'known'] as const;
export type RewardRefusal = (typeof REWARD_REFUSALS)[number];

/** What the history says of a prize that is not given. */
export const rewardRefusalLabel: Record<RewardRefusal, string> = {
  own: 'Quem indicou é sócio da empresa indicada.',
  known: 'Quem foi indicado já era cliente.',
};

/** Why no prize is given for a friend's first payment; null when it is. Nobody earns by themself, nor by whoever was here already. */
export const rewardRefusal = ({ referrer, friends, was_client }: RewardCase): RewardRefusal | null => {
  const isOwn = friends.some(
    ({ user_id, email, cpf }) => user_id === referrer.user_id || email === referrer.email || (cpf !== null && cpf === referrer.cpf),
  );
  if (isOwn) return 'own';
  return was_client ? 'known' : null;
};

/** What one reads before sharing, beside what each gets. */
export const REFERRAL_CONDITIONS = [
  'O prêmio é seu quando o amigo paga a primeira mensalidade do plano dele.',
  'Vale para quem ainda não é cliente e abre a conta pelo seu link; um prêmio por amigo.',
  `O prêmio é um cupom só seu, para usar no seu plano em até ${REWARD_MONTHS} meses.`,
] as const;
