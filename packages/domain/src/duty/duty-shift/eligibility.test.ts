import { describe, expect, it } from 'vitest';
import type { Credentials } from '../accreditation/credentials.ts';
import { defaultGroupRules } from '../management-group/group-rules.ts';
import { type AskedShift, type Commitment, type Facts, findingsOf, isBlocked } from './eligibility.ts';
import { shiftSpan, shiftTimes } from './shift-time.ts';

const rules = defaultGroupRules();
const zone = { timezone: 'America/Sao_Paulo', rules } as const;

const asked = (starts_on: string, starts_at: string, ends_at: string, given: Partial<AskedShift> = {}): AskedShift => {
  const span = shiftSpan(starts_on, starts_at, ends_at);
  return { ...span, ...shiftTimes(span, zone, () => false), id: null, unit_id: 1, qualifications: [], ...given };
};

const taken = (starts_on: string, starts_at: string, ends_at: string, given: Partial<Commitment> = {}): Commitment => {
  const { start_at, end_at, night_minutes } = asked(starts_on, starts_at, ends_at);
  return { kind: 'shift', id: 7, place: 'UTI', start_at, end_at, night_minutes, on: starts_on, ...given };
};

const approved: Credentials = {
  professional_id: 1,
  status: 'approved',
  valid_until: null,
  documents: [],
  qualifications: [],
  unit_ids: null,
};

const found = (shift: AskedShift, commitments: readonly Commitment[] = [], given: Partial<Facts> = {}) =>
  findingsOf({ shift, rules, credentials: approved, commitments, ...given }).map(({ rule, severity }) => `${rule} ${severity}`);

const tuesday = asked('2026-12-01', '07:00', '19:00');

it('whoever is free and accredited may take it', () => {
  expect(found(tuesday)).toEqual([]);
});

describe('time', () => {
  it.each([
    ['the same hours', [taken('2026-12-01', '07:00', '19:00')], ['overlap block']],
    ['one minute of it', [taken('2026-12-01', '18:59', '20:00')], ['overlap block']],
    ['another group', [taken('2026-12-01', '12:00', '13:00', { kind: 'other', place: null })], ['overlap block']],
    ['the shift itself', [taken('2026-12-01', '07:00', '19:00', { id: 3 })], []],
    ['a busy calendar', [taken('2026-12-01', '12:00', '13:00', { kind: 'busy', id: null })], ['busy warn']],
    ['the night after, in one go: 24 hours', [taken('2026-12-01', '19:00', '07:00')], []],
    [
      'the night before and after: 36 hours',
      [taken('2026-11-30', '19:00', '07:00'), taken('2026-12-01', '19:00', '07:00')],
      ['day_cap block'],
    ],
    ['six hours of rest', [taken('2026-12-02', '01:00', '07:00')], ['rest warn']],
    ['eleven hours of rest', [taken('2026-12-02', '06:00', '12:00')], []],
  ] as const)('%s', (_name, commitments, findings) => {
    expect(found({ ...tuesday, id: 3 }, commitments)).toEqual(findings);
  });

  it('after a night the group may ask for a longer rest', () => {
    const own = { ...rules, min_night_rest_minutes: 1440 };
    const night = [taken('2026-11-29', '19:00', '07:00')];
    const monday = asked('2026-11-30', '20:00', '23:00');
    expect(found(monday, night, { rules: own })).toEqual(['night_rest warn']);
    expect(found(monday, night)).toEqual([]);
  });

  it('shifts that touch are one chain, as long as all of them, with the rest that its night earns and none between them', () => {
    const own = { ...rules, max_shift_minutes: 720, min_night_rest_minutes: 1440 };
    const night = taken('2026-11-30', '19:00', '07:00');
    const messages = (shift: AskedShift, commitments: Commitment[], asks = own) =>
      findingsOf({ shift, rules: asks, credentials: approved, commitments }).map(({ message }) => message);
    expect(messages(tuesday, [night])).toEqual(['Ficaria 24h de plantão sem pausa; o grupo aceita até 12h.']);
    expect(messages(tuesday, [night, taken('2026-12-02', '10:00', '16:00')], { ...own, max_shift_minutes: 1440 })).toEqual([
      'Descansa 15h depois da noite; o grupo pede 24h.',
    ]);
    expect(messages(tuesday, [taken('2026-11-30', '07:00', '12:00'), night], { ...own, max_shift_minutes: 1440 })).toEqual([
      'Descansa 7h entre plantões; o grupo pede 11h.',
    ]);
    const parts = [taken('2026-12-01', '07:00', '13:00'), taken('2026-12-01', '13:00', '19:00')];
    expect(messages(asked('2026-12-01', '19:00', '23:00'), parts, rules)).toEqual([]);
  });

  it('a foreign group is not named, and one of this group says where', () => {
    const message = (one: Commitment) => findingsOf({ shift: tuesday, rules, credentials: approved, commitments: [one] })[0]?.message;
    expect(message(taken('2026-12-01', '07:00', '19:00'))).toBe('Já tem plantão neste horário: UTI.');
    expect(message(taken('2026-12-01', '07:00', '19:00', { kind: 'other', place: null }))).toBe('Tem outro compromisso neste horário.');
  });

  it('the week counts from Sunday, the month by the day on which a shift begins', () => {
    const own = { ...rules, max_week_minutes: 24 * 60, max_month_minutes: 36 * 60 };
    const week = [taken('2026-11-29', '07:00', '19:00'), taken('2026-12-03', '07:00', '19:00')];
    expect(found(tuesday, week, { rules: own })).toEqual(['week_hours warn']);
    expect(found(tuesday, [taken('2026-11-28', '07:00', '19:00'), taken('2026-12-03', '07:00', '19:00')], { rules: own })).toEqual([]);
    const month = ['08', '15', '22'].map((day) => taken(`2026-12-${day}`, '07:00', '19:00'));
    expect(found(tuesday, month, { rules: own })).toEqual(['month_hours warn']);
  });

  it('is longer than the group takes', () => {
    expect(found(asked('2026-12-01', '07:00', '07:00'), [], { rules: { ...rules, max_shift_minutes: 720 } })).toEqual([
      'longest_shift warn',
    ]);
  });
});

describe('credentials on the day of the shift', () => {
  const night = asked('2026-12-01', '19:00', '07:00');
  const acls = { ...night, qualifications: [{ id: 4, name: 'ACLS' }] };
  const holding = (valid_until: string | null, status: 'approved' | 'under_review' | 'waived' = 'approved'): Partial<Facts> => ({
    credentials: { ...approved, qualifications: [{ qualification_id: 4, status, valid_until }] },
  });
  it.each([
    ['nobody', night, { credentials: null }, ['accreditation block']],
    ['suspended', night, { credentials: { ...approved, status: 'suspended' } }, ['accreditation block']],
    ['ends while the shift runs', night, { credentials: { ...approved, valid_until: '2026-12-01' } }, ['accreditation block']],
    ['ends on its last day', night, { credentials: { ...approved, valid_until: '2026-12-02' } }, []],
    [
      'a document that runs out',
      night,
      { credentials: { ...approved, documents: [{ label: 'CRM', status: 'approved', valid_until: '2026-12-01' }] } },
      ['document block'],
    ],
    ['lacks what the shift asks for', acls, {}, ['qualification block']],
    ['holds it', acls, holding('2026-12-02'), []],
    ['held it', acls, holding('2026-12-01'), ['qualification block']],
    ['nobody has looked at it yet', acls, holding(null, 'under_review'), ['qualification block']],
    ['the group let its proof pass', acls, holding(null, 'waived'), ['qualification block']],
    [
      'a document that ran out and is not asked any more',
      night,
      { credentials: { ...approved, documents: [{ label: 'CRM', status: 'waived', valid_until: '2026-12-01' }] } },
      [],
    ],
    ['works elsewhere', night, { credentials: { ...approved, unit_ids: [2] } }, ['unit block']],
    ['works here', night, { credentials: { ...approved, unit_ids: [1, 2] } }, []],
  ] as const)('%s', (_name, shift, given, findings) => {
    expect(found(shift, [], given)).toEqual(findings);
  });
});

it('what only warns does not block', () => {
  expect(isBlocked([{ rule: 'rest', severity: 'warn', message: '' }])).toBe(false);
  expect(
    isBlocked([
      { rule: 'rest', severity: 'warn', message: '' },
      { rule: 'unit', severity: 'block', message: '' },
    ]),
  ).toBe(true);
});
