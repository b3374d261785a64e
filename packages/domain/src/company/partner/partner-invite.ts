import { inSaoPaulo } from '../../shared/date/date.ts';

/** Days for which a partner's link holds. */
export const PARTNER_LINK_DAYS = 14;

/** What a partner's part of a company counts out of: the shares of a new one; of one that exists the percentage that each holds. */
export const shareTotal = (new_company: { shares: number } | null): number => new_company?.shares ?? 100;

export type PartnerStanding = { filled_at: string | null; invited_at: string | null; expires_at: string | null };

export const PARTNER_STATES = ['filled', 'invited', 'expired', 'waiting'] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];

export const partnerStateLabel: Record<PartnerState, string> = {
  filled: 'Preenchido',
  invited: 'Link enviado',
  expired: 'Link vencido',
  waiting: 'Falta preencher',
};

/** The state of a partner's part: filled in, asked for, asked for until a day that is over, or not asked for. `today`: 'YYYY-MM-DD'; a link still holds on the day on which it ends. */
export const partnerState = ({ filled_at, invited_at, expires_at }: PartnerStanding, today: string): PartnerState => {
  if (filled_at !== null) return 'filled';
  if (invited_at === null || expires_at === null) return 'waiting';
  return inSaoPaulo(expires_at).date >= today ? 'invited' : 'expired';
};
