import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatDuration } from '../../shared/date/time.ts';
import { type Credentials, isProven } from '../accreditation/credentials.ts';
import type { GroupRules } from '../management-group/group-rules.ts';
import { type ShiftSpan, weekStart } from './shift-time.ts';

// Whether a professional may take a shift, and why not. Every rule is one function of the same facts; who offers, accepts, approves and publishes asks
// here. A rule that blocks stands for everybody; one that warns is overridden by a manager, who says why.

export const ELIGIBILITY_RULES = [
  'overlap',
  'absence',
  'asked_absence',
  'busy',
  'day_cap',
  'longest_shift',
  'rest',
  'night_rest',
  'week_hours',
  'month_hours',
  'accreditation',
  'document',
  'qualification',
  'unit',
] as const;
export type EligibilityRule = (typeof ELIGIBILITY_RULES)[number];

export type Severity = 'block' | 'warn';

/** Why somebody may not, or should not, take a shift. `message` is a sentence for people. */
export type Finding = { rule: EligibilityRule; severity: Severity; message: string };

/** What the shift asks for. Instants beside the wall times of its group. */
export type AskedShift = ShiftSpan & {
  id: number | null;
  start_at: string;
  end_at: string;
  duration_minutes: number;
  night_minutes: number;
  unit_id: number;
  /** Asked of it, or of every shift in its unit. */
  qualifications: readonly { id: number; name: string }[];
};

/**
 * What takes a person's time already. `shift`: of this group, `other`: of another one, which is not named; `busy`: of a calendar of theirs;
 * `absence`: days off that the group gave, `asked_absence`: that it has not decided on yet. `on`: the day of the group on which it begins, by which the hours of weeks and months count.
 */
export type Commitment = {
  kind: 'shift' | 'other' | 'busy' | 'absence' | 'asked_absence';
  id: number | null;
  /** Where, of a shift in this group. */
  place: string | null;
  start_at: string;
  end_at: string;
  night_minutes: number;
  on: string;
};

export type Facts = {
  shift: AskedShift;
  rules: GroupRules;
  /** Null of somebody who is not accredited in the group. */
  credentials: Credentials | null;
  /** All of the month and of the weeks around the shift; the shift itself is left out of it by its id. */
  commitments: readonly Commitment[];
};

/** What stands against it, in the order of the rules; nothing where the person is eligible. */
export const findingsOf = (facts: Facts): Finding[] => {
  const commitments = facts.commitments.filter(({ kind, id }) => kind === 'busy' || id === null || id !== facts.shift.id);
  const chains = chainsOf([facts.shift, ...commitments.filter(isWork)]);
  const start = Date.parse(facts.shift.start_at);
  const isOwn = ({ from, to }: Chain) => from <= start && start < to;
  const [chain = spanOf(facts.shift)] = chains.filter(isOwn);
  return RULES.flatMap((rule) => rule({ ...facts, commitments, chain, others: chains.filter((one) => !isOwn(one)) }));
};

export const isBlocked = (findings: readonly Finding[]): boolean => findings.some(({ severity }) => severity === 'block');

/** Work without a pause: shifts that touch or overlap are one. Instants in milliseconds. */
export type Chain = { from: number; to: number; night_minutes: number };

type Work = { start_at: string; end_at: string; night_minutes: number };

const spanOf = ({ start_at, end_at, night_minutes }: Work): Chain => ({
  from: Date.parse(start_at),
  to: Date.parse(end_at),
  night_minutes,
});

export const chainsOf = (work: readonly Work[]): Chain[] => {
  const chains: Chain[] = [];
  for (const one of work.map(spanOf).toSorted((first, second) => first.from - second.from)) {
    const last = chains.at(-1);
    if (!last || one.from > last.to) chains.push(one);
    else {
      last.to = Math.max(last.to, one.to);
      last.night_minutes += one.night_minutes;
    }
  }
  return chains;
};

/** `chain`: what the shift is part of, itself at the least; `others`: what else is worked. */
type Rule = (facts: Facts & { chain: Chain; others: readonly Chain[] }) => Finding[];

const block = (rule: EligibilityRule, message: string): Finding => ({ rule, severity: 'block', message });
const warn = (rule: EligibilityRule, message: string): Finding => ({ rule, severity: 'warn', message });

const minutes = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

const overlaps = (one: { start_at: string; end_at: string }, other: { start_at: string; end_at: string }): boolean =>
  Date.parse(one.start_at) < Date.parse(other.end_at) && Date.parse(other.start_at) < Date.parse(one.end_at);

export const isWork = ({ kind }: Commitment): boolean => kind === 'shift' || kind === 'other';

const overlap: Rule = ({ shift, commitments }) =>
  commitments
    .filter((one) => isWork(one) && overlaps(shift, one))
    .slice(0, 1)
    .map(({ kind, place }) =>
      block(
        'overlap',
        kind === 'shift' ? `Já tem plantão neste horário${place ? `: ${place}` : ''}.` : 'Tem outro compromisso neste horário.',
      ),
    );

const absence: Rule = ({ shift, commitments }) =>
  commitments.some((one) => one.kind === 'absence' && overlaps(shift, one)) ? [block('absence', 'Está de folga neste dia.')] : [];

const askedAbsence: Rule = ({ shift, commitments }) =>
  commitments.some((one) => one.kind === 'asked_absence' && overlaps(shift, one))
    ? [warn('asked_absence', 'Pediu folga neste dia, e o pedido aguarda decisão.')]
    : [];

const busy: Rule = ({ shift, commitments }) =>
  commitments.some((one) => one.kind === 'busy' && overlaps(shift, one))
    ? [warn('busy', 'A agenda pessoal está ocupada neste horário.')]
    : [];

/** Nobody works for more than a day at a time, in whatever groups. In minutes. */
export const DAY_CAP = 1440;

const dayCap: Rule = ({ chain }) => {
  const total = minutesOf(chain);
  return total > DAY_CAP ? [block('day_cap', `Ficaria ${hours(total)} de plantão sem pausa; o limite é 24 horas.`)] : [];
};

const longestShift: Rule = ({ shift, chain, rules }) => {
  const total = minutesOf(chain);
  // Beyond a day the cap says it.
  if (total <= rules.max_shift_minutes || total > DAY_CAP) return [];
  const what = total > shift.duration_minutes ? `Ficaria ${hours(total)} de plantão sem pausa` : `O plantão tem ${hours(total)}`;
  return [warn('longest_shift', `${what}; o grupo aceita até ${hours(rules.max_shift_minutes)}.`)];
};

const minutesOf = ({ from, to }: Chain): number => (to - from) / 60_000;

/** The pause in minutes that a group asks for after a chain, where the one before the next is too short; null where it is enough. */
export const shortRest = (before: Chain, after: { from: number }, rules: GroupRules): { required: number; isNight: boolean } | null => {
  const hasNight = before.night_minutes > 0;
  const required = hasNight ? Math.max(rules.min_rest_minutes, rules.min_night_rest_minutes) : rules.min_rest_minutes;
  return (after.from - before.to) / 60_000 < required ? { required, isNight: hasNight && required > rules.min_rest_minutes } : null;
};

/** The shortest pause before and after the chain, asked of what comes before with the rest that it earns. */
const rest: Rule = ({ chain, others, rules }) => {
  const pauses = others.flatMap((one) => {
    const [before, after] = one.to < chain.from ? [one, chain] : [chain, one];
    const short = shortRest(before, after, rules);
    return short ? [{ pause: (after.from - before.to) / 60_000, ...short }] : [];
  });
  const [shortest] = pauses.toSorted((one, other) => one.pause - other.pause);
  if (!shortest) return [];
  const { pause, required, isNight } = shortest;
  return isNight
    ? [warn('night_rest', `Descansa ${hours(pause)} depois da noite; o grupo pede ${hours(required)}.`)]
    : [warn('rest', `Descansa ${hours(pause)} entre plantões; o grupo pede ${hours(required)}.`)];
};

const worked = (shift: AskedShift, work: readonly Commitment[], isCounted: (on: string) => boolean): number =>
  work.filter(({ on }) => isCounted(on)).reduce((sum, { start_at, end_at }) => sum + minutes(start_at, end_at), shift.duration_minutes);

const weekHours: Rule = ({ shift, rules, commitments }) => {
  const week = weekStart(shift.starts_on);
  const total = worked(shift, commitments.filter(isWork), (on) => weekStart(on) === week);
  return total > rules.max_week_minutes
    ? [warn('week_hours', `Soma ${hours(total)} na semana; o grupo aceita até ${hours(rules.max_week_minutes)}.`)]
    : [];
};

const monthHours: Rule = ({ shift, rules, commitments }) => {
  const month = shift.starts_on.slice(0, 7);
  const total = worked(shift, commitments.filter(isWork), (on) => on.slice(0, 7) === month);
  return total > rules.max_month_minutes
    ? [warn('month_hours', `Soma ${hours(total)} no mês; o grupo aceita até ${hours(rules.max_month_minutes)}.`)]
    : [];
};

const accreditation: Rule = ({ shift, credentials }) => {
  if (!credentials) return [block('accreditation', 'Não é credenciado neste grupo.')];
  if (credentials.status === 'suspended') return [block('accreditation', 'O credenciamento está suspenso.')];
  if (credentials.status !== 'approved') return [block('accreditation', 'O credenciamento não está aprovado.')];
  const { valid_until } = credentials;
  return valid_until !== null && valid_until < shift.ends_on
    ? [block('accreditation', `O credenciamento vence em ${formatDateNumeric(valid_until)}.`)]
    : [];
};

const document: Rule = ({ shift, credentials }) =>
  (credentials?.documents ?? [])
    .filter(({ status, valid_until }) => status !== 'waived' && valid_until !== null && valid_until < shift.ends_on)
    .map(({ label, valid_until }) =>
      block('document', `${label}: vence antes do plantão${valid_until ? ` (${formatDateNumeric(valid_until)})` : ''}.`),
    );

const qualification: Rule = ({ shift, credentials }) =>
  shift.qualifications.flatMap(({ id, name }) => {
    const held = credentials?.qualifications.find(({ qualification_id }) => qualification_id === id);
    if (!held || !isProven(held.status)) return [block('qualification', `Falta ${name}.`)];
    return held.valid_until !== null && held.valid_until < shift.ends_on
      ? [block('qualification', `${name}: vence em ${formatDateNumeric(held.valid_until)}.`)]
      : [];
  });

const unit: Rule = ({ shift, credentials }) =>
  credentials?.unit_ids && !credentials.unit_ids.includes(shift.unit_id) ? [block('unit', 'Não atende nesta unidade.')] : [];

const RULES: readonly Rule[] = [
  overlap,
  absence,
  askedAbsence,
  busy,
  dayCap,
  longestShift,
  rest,
  weekHours,
  monthHours,
  accreditation,
  document,
  qualification,
  unit,
];

/** 690 -> '11h30', 720 -> '12h'. */
const hours = (total: number): string => {
  const [whole = '0', rest_ = '00'] = formatDuration(Math.round(total)).split(':');
  return rest_ === '00' ? `${whole}h` : `${whole}h${rest_}`;
};
