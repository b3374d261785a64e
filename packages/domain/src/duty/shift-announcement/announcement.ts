import type { ShiftValueKind } from '../../shared/money/value-kind.ts';
import { eventValue, hourValue } from '../../shared/schedule/event-value.ts';
import type { AnnouncementType } from '../duty-shift/duty-shift-kinds.ts';

// An announced place of a shift: who sees it, until when, and who gets it.

export const PLACE_CHOICES = ['first', 'coordination'] as const;
export type PlaceChoice = (typeof PLACE_CHOICES)[number];

export const placeChoiceLabel: Record<PlaceChoice, string> = {
  first: 'Quem assumir primeiro',
  coordination: 'A coordenação escolhe entre os candidatos',
};

/**
 * What an announcement says. Of a restricted one `professional_ids` are all who see it; of one by priority, who sees it alone until the instant
 * `priority_until`. It takes answers until `closes_hours` before the shift.
 */
export type Announcement = {
  choice: PlaceChoice;
  professional_ids: readonly number[];
  priority_until: string | null;
  closes_hours: number;
  message: string | null;
  announced_at: string;
};

type Announced = { announcement_type: AnnouncementType; announcement: Announcement | null; start_at: string };

const HOUR_MS = 3_600_000;

/** The instant so many hours after another. */
export const hoursAfter = (instant: string, hours: number): string => new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();

/** The instant until which it takes answers. */
export const closesAt = (start_at: string, { closes_hours }: Announcement): string => hoursAfter(start_at, -closes_hours);

const isPast = (instant: string, now: string): boolean => Date.parse(instant) <= Date.parse(now);

/** Whether an accredited professional sees it now. */
export const isOfferedTo = ({ announcement_type, announcement, start_at }: Announced, professional_id: number, now: string): boolean => {
  if (announcement === null || announcement_type === 'none' || isPast(closesAt(start_at, announcement), now)) return false;
  if (announcement_type === 'open' || announcement.professional_ids.includes(professional_id)) return true;
  return announcement_type === 'priority_auction' && announcement.priority_until !== null && isPast(announcement.priority_until, now);
};

type Paid = { value: number | null; value_kind: ShiftValueKind | null; duration_minutes: number };

/** In cents, rounded; null of a shift without a value. */
export const valuePerHour = ({ value, value_kind, duration_minutes }: Paid): number | null => {
  const whole = eventValue(value, value_kind, duration_minutes);
  return whole === null ? null : hourValue(whole, duration_minutes);
};

/** What one may do about an offer: take it, ask to be chosen for it, or neither. */
export type OfferAnswer = 'take' | 'apply' | null;

/** A warning is the coordination's to override: whoever has one applies, even where the first who comes gets the place. */
export const offerAnswer = (
  { announcement }: Pick<Announced, 'announcement'>,
  findings: readonly { severity: 'block' | 'warn' }[],
): OfferAnswer => {
  if (announcement === null || findings.some(({ severity }) => severity === 'block')) return null;
  return announcement.choice === 'first' && findings.length === 0 ? 'take' : 'apply';
};
