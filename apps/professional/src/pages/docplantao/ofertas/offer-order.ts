import type { ShiftOffer } from '@esteto/contract/duty/shift-offer';
import { distanceMeters, type Position } from '@esteto/domain/duty/duty-shift/clock';

export const OFFER_ORDERS = ['fit', 'date', 'money', 'near'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

export const offerOrderLabel: Record<OfferOrder, string> = {
  fit: 'Posso assumir',
  date: 'Mais próximas',
  money: 'Maior valor por hora',
  near: 'Mais perto de mim',
};

export const isOfferOrder = (value: string): value is OfferOrder => OFFER_ORDERS.some((one) => one === value);

/** In metres; null where either place is not known. */
export const distanceOf = ({ latitude, longitude }: ShiftOffer, here: Position | null): number | null =>
  here === null || latitude === null || longitude === null ? null : distanceMeters(here, { latitude, longitude });

/** What one may do first, then what pays best, then what comes soonest; or by one of these alone, or by how far it is from `here`. */
export const inOrder = (offers: readonly ShiftOffer[], order: OfferOrder, here: Position | null): ShiftOffer[] =>
  offers.toSorted((one, other) => {
    const [date, money] = [when(one).localeCompare(when(other)), (other.hour_value ?? 0) - (one.hour_value ?? 0)];
    if (order === 'date') return date;
    if (order === 'near') return (distanceOf(one, here) ?? FAR) - (distanceOf(other, here) ?? FAR) || date;
    if (order === 'money') return money || date;
    return fit(one) - fit(other) || money || date;
  });

/** Farther than any place. */
const FAR = 1e9;

const when = ({ starts_on, starts_at }: ShiftOffer): string => `${starts_on}${starts_at}`;
const fit = ({ answer }: ShiftOffer): number => (answer === 'take' ? 0 : answer === 'apply' ? 1 : 2);
