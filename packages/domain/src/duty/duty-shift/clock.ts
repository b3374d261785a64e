import { addCompetence, competenceOf } from '../../shared/date/competence.ts';
import { formatTime } from '../../shared/date/time.ts';
import { type EventHours, hoursOf } from '../../shared/schedule/event-hours.ts';
import type { GroupTimeZone } from '../management-group/group-kinds.ts';
import type { GroupRules } from '../management-group/group-rules.ts';
import type { ShiftType } from './duty-shift-kinds.ts';
import { type DutyShiftStatus, HELD_STATUSES } from './duty-shift-life.ts';
import type { Placement, PunchKind } from './punch-kinds.ts';
import { type HolidayTest, hourBounds, wallAt } from './shift-time.ts';

// What a check-in or a check-out of a shift means: when it may come, what it counts for, and what of it the coordination is to look at.

const MINUTE_MS = 60_000;

/** How long after its end a shift waits for what a phone without a connection has kept, before it is a miss or is ended without its check-out. */
export const LATE_MINUTES = 720;

export type ClockedShift = { shift_type: ShiftType; start_at: string; end_at: string };

/** Rules of a group that its clock goes by. */
export type ClockRules = { timezone: GroupTimeZone; rules: GroupRules };

/** Who is on call is at home until called; and a group without a tolerance clocks nobody: such a shift is done when it is over. */
export const isClocked = ({ shift_type }: Pick<ClockedShift, 'shift_type'>, { checkin_tolerance_minutes }: GroupRules): boolean =>
  checkin_tolerance_minutes !== null && shift_type !== 'on_call';

/** Whether being at the place is a part of it. */
export const isAtPlace = ({ shift_type }: Pick<ClockedShift, 'shift_type'>): boolean =>
  shift_type === 'on_site' || shift_type === 'outpatient';

/** Between which instants an entry is taken, and until when a check-out. */
export type ClockWindow = { opens_at: string; in_until: string; out_until: string };

/** Null of a shift that nobody clocks. */
export const clockWindow = (shift: ClockedShift, { rules }: Pick<ClockRules, 'rules'>): ClockWindow | null =>
  isClocked(shift, rules)
    ? {
        opens_at: later(shift.start_at, -(rules.checkin_tolerance_minutes ?? 0)),
        in_until: shift.end_at,
        out_until: later(shift.end_at, LATE_MINUTES),
      }
    : null;

const later = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** The instants of the entry and of the check-out that count; null where there is none. */
export type Punches = { in_at: string | null; out_at: string | null };

type Punching = { kind: PunchKind; at: string; shift: ClockedShift; punches: Punches };

/** Why a professional's entry or check-out at an instant is not taken; null when it is. */
export const punchProblem = ({ kind, at, shift, punches: { in_at, out_at } }: Punching, of: ClockRules): string | null => {
  const window = clockWindow(shift, of);
  if (!window) return shift.shift_type === 'on_call' ? 'Sobreaviso não tem ponto.' : 'Este grupo não registra ponto.';
  const timeOf = (instant: string) => formatTime(wallAt(of.timezone, instant).time);
  if (kind === 'in') {
    if (in_at !== null) return `A entrada deste plantão já foi registrada, às ${timeOf(in_at)}.`;
    if (at < window.opens_at) return `A entrada deste plantão abre às ${timeOf(window.opens_at)}.`;
    return at > window.in_until ? 'Este plantão já terminou. Fale com a coordenação para ajustar o ponto.' : null;
  }
  if (in_at === null) return 'Registre a entrada antes da saída.';
  if (out_at !== null) return `A saída deste plantão já foi registrada, às ${timeOf(out_at)}.`;
  if (at < in_at) return 'A saída vem depois da entrada.';
  return at > window.out_until ? 'O prazo da saída deste plantão passou. Fale com a coordenação para ajustar o ponto.' : null;
};

/** A point of WGS 84, in degrees. */
export type Position = { latitude: number; longitude: number };

/** Where a shift takes place, and how far around it somebody is still there. */
export type Geofence = Position & { radius_meters: number };

/** A sector's own radius counts instead of its unit's. Null where the group drew none, or asks for none by a zero. */
export const geofenceOf = (
  shift: Pick<ClockedShift, 'shift_type'>,
  place: { latitude: number | null; longitude: number | null; unit_radius: number | null; sector_radius: number | null },
): Geofence | null => {
  const radius_meters = place.sector_radius ?? place.unit_radius;
  if (!isAtPlace(shift) || !radius_meters || place.latitude === null || place.longitude === null) return null;
  return { latitude: place.latitude, longitude: place.longitude, radius_meters };
};

/** The mean radius of the Earth in metres (IUGG). */
const EARTH = 6_371_009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface, by the haversine formula, in whole metres. */
export const distanceMeters = (one: Position, other: Position): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const part =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return Math.round(2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part))));
};

/** Whether somebody is at a place; a phone that did not tell where it is leaves it unknown. Null where nobody asks. */
export const placementOf = (fence: Geofence | null, distance_meters: number | null): Placement | null => {
  if (!fence) return null;
  if (distance_meters === null) return 'unknown';
  return distance_meters <= fence.radius_meters ? 'inside' : 'outside';
};

export const DIVERGENCES = [
  'early_in',
  'late_in',
  'early_out',
  'late_out',
  'no_out',
  'outside_in',
  'outside_out',
  'unknown_in',
  'unknown_out',
  'late_sent',
] as const;

/** What the coordination is to look at. `amount`: minutes, or metres of one that was elsewhere. */
export type Divergence = { kind: (typeof DIVERGENCES)[number]; amount: number | null };

/** Minutes that were worked, by kind. */
export type DoneHours = { done_minutes: number; done_night_minutes: number; done_weekend_minutes: number; done_holiday_minutes: number };

export const NOTHING_DONE: DoneHours = { done_minutes: 0, done_night_minutes: 0, done_weekend_minutes: 0, done_holiday_minutes: 0 };

/**
 * What was worked, by when somebody came and left. Within the tolerance the planned time counts, beyond it the time of the clock: who comes an hour late has
 * an hour less, who stays an hour longer an hour more. Without a check-out it counts until the planned end, and the coordination looks at it.
 */
export const doneHours = (
  shift: ClockedShift,
  { in_at, out_at }: Punches & { in_at: string },
  { timezone, rules }: ClockRules,
  isHoliday: HolidayTest,
): DoneHours => {
  const tolerance = rules.checkin_tolerance_minutes ?? 0;
  const from = within(in_at, shift.start_at, tolerance) ? shift.start_at : in_at;
  const to = out_at === null || within(out_at, shift.end_at, tolerance) ? shift.end_at : out_at;
  if (to <= from) return NOTHING_DONE;
  const [starts, ends] = [wallAt(timezone, from), wallAt(timezone, to)];
  const span = { starts_on: starts.date, starts_at: starts.time, ends_on: ends.date, ends_at: ends.time };
  const { total, night, weekend, holiday }: EventHours = hoursOf(span, isHoliday, hourBounds(rules));
  return { done_minutes: total, done_night_minutes: night, done_weekend_minutes: weekend, done_holiday_minutes: holiday };
};

const minutesFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

/** Seconds do not count against anybody. */
const within = (at: string, planned: string, tolerance: number): boolean => Math.abs(minutesFrom(planned, at)) <= tolerance;

export type Placed = { placement: Placement | null; distance_meters: number | null };

/** Divergences of an entry or a check-out from the group's rules. */
export const punchDivergences = (
  { kind, at, shift }: Pick<Punching, 'kind' | 'at' | 'shift'>,
  { placement, distance_meters }: Placed,
  { checkin_tolerance_minutes }: GroupRules,
): Divergence[] => {
  const planned = kind === 'in' ? shift.start_at : shift.end_at;
  const off = minutesFrom(planned, at);
  const time: Divergence[] = within(at, planned, checkin_tolerance_minutes ?? 0)
    ? []
    : [{ kind: `${off < 0 ? 'early' : 'late'}_${kind}`, amount: Math.abs(off) }];
  if (placement === 'outside') time.push({ kind: `outside_${kind}`, amount: distance_meters });
  if (placement === 'unknown') time.push({ kind: `unknown_${kind}`, amount: null });
  return time;
};

/** What becomes of a shift by itself, at an instant; null while it waits. */
export const settlementOf = (
  shift: ClockedShift & { status: DutyShiftStatus; created_at: string },
  now: string,
  rules: GroupRules,
): 'miss' | 'diverge' | 'finish_alone' | null => {
  const isHeld = HELD_STATUSES.some((status) => status === shift.status);
  if (isHeld && !isClocked(shift, rules)) return now >= shift.end_at ? 'finish_alone' : null;
  if (now < later(shift.end_at, LATE_MINUTES)) return null;
  if (shift.status === 'running') return 'diverge';
  // What was planned after it was over could not be clocked: the coordination says how it was.
  return isHeld && shift.created_at < shift.end_at ? 'miss' : null;
};

/** The last day on which the clock of a month is reviewed. */
export const reviewEnd = (month: string, { point_review_day }: GroupRules): string =>
  `${addCompetence(month, 1)}-${String(point_review_day).padStart(2, '0')}`;

/** Why the clock of a shift changes no more; null while it does. A shift belongs to the month in which it begins. */
export const reviewProblem = (starts_on: string, today: string, rules: GroupRules): string | null =>
  today > reviewEnd(competenceOf(starts_on), rules)
    ? `A conferência do ponto deste mês terminou no dia ${rules.point_review_day} do mês seguinte.`
    : null;

/** A correction says when somebody came and left, by the group's wall time. */
export const correctionProblem = (
  { in_at, out_at }: { in_at: string; out_at: string },
  shift: ClockedShift,
  now: string,
): string | null => {
  if (out_at <= in_at) return 'A saída vem depois da entrada.';
  if (out_at > now) return 'A saída ainda não aconteceu.';
  if (minutesFrom(in_at, out_at) > MOST_MINUTES) return 'São mais de 36 horas. Confira os dias e os horários.';
  return in_at >= shift.end_at || out_at <= shift.start_at ? 'Nesse horário não há nada deste plantão.' : null;
};

/** The longest shift, and half a day beyond its end. */
const MOST_MINUTES = 2160;
