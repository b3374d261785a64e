import type { ShiftOffer } from '@esteto/contract/shift-offer';

export const OFFER_ORDERS = ['fit', 'date', 'money'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

export const offerOrderLabel: Record<OfferOrder, string> = {
  fit: 'Posso assumir',
  date: 'Mais próximas',
  money: 'Maior valor por hora',
};

export const isOfferOrder = (value: string): value is OfferOrder => OFFER_ORDERS.some((one) => one === value);

/** What one may do first, then what pays best, then what comes soonest; or by one of these alone. */
export const inOrder = (offers: readonly ShiftOffer[], order: OfferOrder): ShiftOffer[] =>
  offers.toSorted((one, other) => {
    const [date, money] = [when(one).localeCompare(when(other)), (other.hour_value ?? 0) - (one.hour_value ?? 0)];
    if (order === 'date') return date;
    if (order === 'money') return money || date;
    return fit(one) - fit(other) || money || date;
  });

const when = ({ starts_on, starts_at }: ShiftOffer): string => `${starts_on}${starts_at}`;
const fit = ({ answer }: ShiftOffer): number => (answer === 'take' ? 0 : answer === 'apply' ? 1 : 2);
