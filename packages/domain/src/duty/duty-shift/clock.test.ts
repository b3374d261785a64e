import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { defaultGroupRules } from '../management-group/group-rules.ts';
import {
  type ClockedShift,
  clockWindow,
  correctionProblem,
  distanceMeters,
  doneHours,
  geofenceOf,
  placementOf,
  punchDivergences,
  punchProblem,
  reviewProblem,
  settlementOf,
} from './clock.ts';
import { divergenceWords, placementWords } from './divergence-words.ts';
import { instantAt, shiftSpan, shiftTimes } from './shift-time.ts';

const rules = { ...defaultGroupRules(), checkin_tolerance_minutes: 15 };
const group = { timezone: 'America/Sao_Paulo', rules } as const;
const unclocked = { ...group, rules: { ...rules, checkin_tolerance_minutes: null } };
const at = (date: string, time: string) => instantAt('America/Sao_Paulo', date, time);
const holiday = (date: string) => date === '2027-01-01';
const noHoliday = () => false;

const shift = (starts_on: string, starts_at: string, ends_at: string, given: Partial<ClockedShift> = {}): ClockedShift => {
  const { start_at, end_at } = shiftTimes(shiftSpan(starts_on, starts_at, ends_at), group, holiday);
  return { shift_type: 'on_site', start_at, end_at, ...given };
};

const night = shift('2026-12-31', '19:00', '07:00');
const none = { in_at: null, out_at: null };

describe('when an entry or a check-out is taken', () => {
  it.each([
    ['sixteen minutes before', 'in', at('2026-12-31', '18:44'), none, 'A entrada deste plantão abre às 18:45.'],
    ['fifteen minutes before', 'in', at('2026-12-31', '18:45'), none, null],
    ['in the middle, after midnight', 'in', at('2027-01-01', '02:00'), none, null],
    ['at its end', 'in', at('2027-01-01', '07:00'), none, null],
    ['after its end', 'in', at('2027-01-01', '07:01'), none, 'Este plantão já terminou. Fale com a coordenação para ajustar o ponto.'],
    ['a second entry', 'in', at('2026-12-31', '19:30'), { in_at: at('2026-12-31', '19:02'), out_at: null }, /já foi registrada, às 19:02/],
    ['a check-out alone', 'out', at('2027-01-01', '07:00'), none, 'Registre a entrada antes da saída.'],
    ['a check-out', 'out', at('2027-01-01', '07:05'), { in_at: at('2026-12-31', '19:02'), out_at: null }, null],
    [
      'before the entry',
      'out',
      at('2026-12-31', '19:00'),
      { in_at: at('2026-12-31', '19:02'), out_at: null },
      'A saída vem depois da entrada.',
    ],
    ['twelve hours after its end', 'out', at('2027-01-01', '19:00'), { in_at: night.start_at, out_at: null }, null],
    ['later', 'out', at('2027-01-01', '19:01'), { in_at: night.start_at, out_at: null }, /^O prazo da saída/],
    ['a second check-out', 'out', at('2027-01-01', '07:10'), { in_at: night.start_at, out_at: night.end_at }, /já foi registrada, às 7:00/],
  ] as const)('%s', (_what, kind, instant, punches, told) => {
    const problem = punchProblem({ kind, at: instant, shift: night, punches }, group);
    if (told instanceof RegExp) expect(problem).toMatch(told);
    else expect(problem).toBe(told);
  });

  it('says the wall time of the group, not of Brasília', () => {
    const manaus = { ...group, timezone: 'America/Manaus' } as const;
    const at_home = { ...night, start_at: instantAt('America/Manaus', '2026-12-31', '19:00') };
    expect(punchProblem({ kind: 'in', at: at('2026-12-31', '19:00'), shift: at_home, punches: none }, manaus)).toBe(
      'A entrada deste plantão abre às 18:45.',
    );
  });

  it('nobody clocks who is on call, nor a group without a tolerance', () => {
    const on_call = { ...night, shift_type: 'on_call' } as const;
    const asked = { kind: 'in', at: night.start_at, punches: none } as const;
    expect(punchProblem({ ...asked, shift: on_call }, group)).toBe('Sobreaviso não tem ponto.');
    expect(punchProblem({ ...asked, shift: night }, unclocked)).toBe('Este grupo não registra ponto.');
    expect([clockWindow(on_call, group), clockWindow(night, unclocked)]).toEqual([null, null]);
  });
});

// Counted by hand: a night from 19:00 to 7:00 over New Year has 480 minutes of the night, and 420 of the holiday.
describe('what was worked', () => {
  it.each([
    ['as planned', '19:00', '07:00', [720, 480, 420]],
    ['within the tolerance at both ends', '18:46', '07:15', [720, 480, 420]],
    ['twenty minutes late', '19:20', '07:00', [700, 480, 420]],
    ['an hour longer', '19:00', '08:00', [780, 480, 480]],
    ['gone at two', '19:00', '02:00', [420, 240, 120]],
    ['without a check-out', '19:20', null, [700, 480, 420]],
  ] as const)('%s', (_what, came, left, [done_minutes, done_night_minutes, done_holiday_minutes]) => {
    const punches = { in_at: at('2026-12-31', came), out_at: left === null ? null : at('2027-01-01', left) };
    expect(doneHours(night, punches, group, holiday)).toMatchObject({ done_minutes, done_night_minutes, done_holiday_minutes });
  });

  it('is nothing of who left before it began', () => {
    const punches = { in_at: at('2026-12-31', '18:50'), out_at: at('2026-12-31', '18:55') };
    expect(doneHours(night, punches, { ...group, rules: { ...rules, checkin_tolerance_minutes: 0 } }, holiday).done_minutes).toBe(5);
    expect(doneHours(night, punches, group, holiday).done_minutes).toBe(0);
  });

  it('within the tolerance is what was planned, and never more than from the entry to the check-out by twice the tolerance', () => {
    const minute = fc.integer({ min: -15, max: 15 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 700 }), (early, late, gone) => {
        const moved = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
        const [in_at, out_at] = [moved(night.start_at, early), moved(night.end_at, late)];
        expect(doneHours(night, { in_at, out_at }, group, noHoliday).done_minutes).toBe(720);
        const left = moved(night.end_at, -gone);
        const { done_minutes } = doneHours(night, { in_at, out_at: left }, group, noHoliday);
        const there = (Date.parse(left) - Date.parse(in_at)) / 60_000;
        expect(done_minutes).toBeGreaterThanOrEqual(Math.max(0, there - 30));
        expect(done_minutes).toBeLessThanOrEqual(Math.max(0, there) + 30);
      }),
      runs,
    );
  });
});

describe('what is to be looked at', () => {
  const here = { placement: 'inside', distance_meters: 40 } as const;
  it.each([
    ['on time', 'in', at('2026-12-31', '19:15'), here, []],
    ['late', 'in', at('2026-12-31', '19:45'), here, ['Entrada 45 min depois do início']],
    ['gone early', 'out', at('2027-01-01', '05:30'), here, ['Saída 1h30 antes do fim']],
    ['gone late', 'out', at('2027-01-01', '09:00'), here, ['Saída 2h depois do fim']],
    ['elsewhere', 'in', night.start_at, { placement: 'outside', distance_meters: 2_340 }, ['Entrada a 2,3 km do local']],
    ['without a position', 'out', night.end_at, { placement: 'unknown', distance_meters: null }, ['Saída sem localização']],
    ['where nobody asks', 'in', night.start_at, { placement: null, distance_meters: null }, []],
  ] as const)('%s', (_what, kind, instant, placed, words) => {
    expect(punchDivergences({ kind, at: instant, shift: night }, placed, rules).map(divergenceWords)).toEqual(words);
  });
});

describe('where somebody is', () => {
  const place = { latitude: -22.9056, longitude: -47.0608, unit_radius: 200, sector_radius: null };

  it('is measured along the surface', () => {
    // One degree of latitude on a sphere of that radius: 111,195 m.
    expect(distanceMeters({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBe(111_195);
    // Praça da Sé to the Cathedral of Campinas, about 84 km.
    expect(distanceMeters({ latitude: -23.5503, longitude: -46.6339 }, { latitude: -22.9056, longitude: -47.0608 })).toBeGreaterThan(
      83_000,
    );
    expect(distanceMeters({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBe(222);
  });

  it('is the same from either side, and nothing from itself', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(distanceMeters(one, other)).toBe(distanceMeters(other, one));
        expect(distanceMeters(one, one)).toBe(0);
        expect(distanceMeters(one, other)).toBeLessThanOrEqual(20_015_200);
      }),
      runs,
    );
  });

  it.each([
    ['the radius itself', 200, 'inside'],
    ['a metre further', 201, 'outside'],
    ['not told', null, 'unknown'],
  ] as const)('%s', (_what, distance, placement) => {
    expect(placementOf(geofenceOf(night, place), distance)).toBe(placement);
  });

  it('is nobody’s business on call, from home, or where no circle is drawn; a sector’s own circle counts first', () => {
    expect(geofenceOf({ shift_type: 'remote' }, place)).toBeNull();
    expect(geofenceOf({ shift_type: 'on_call' }, place)).toBeNull();
    expect(geofenceOf(night, { ...place, unit_radius: null })).toBeNull();
    expect(geofenceOf(night, { ...place, sector_radius: 0 })).toBeNull();
    expect(geofenceOf(night, { ...place, longitude: null })).toBeNull();
    expect(geofenceOf(night, { ...place, sector_radius: 60 })?.radius_meters).toBe(60);
    expect(placementOf(null, 90_000)).toBeNull();
  });

  it('is said in words', () => {
    expect([placementWords('inside', 40), placementWords('outside', 850), placementWords('unknown', null)]).toEqual([
      'no local',
      'a 850 m do local',
      'sem localização',
    ]);
  });
});

describe('what becomes of a shift by itself', () => {
  const created_at = '2026-12-01T12:00:00.000Z';
  const held = { ...night, status: 'confirmed', created_at } as const;
  it.each([
    ['nobody came, and it is hardly over', held, at('2027-01-01', '18:59'), rules, null],
    ['nobody came', held, at('2027-01-01', '19:00'), rules, 'miss'],
    ['nobody came while a swap was asked for', { ...held, status: 'in_swap' }, at('2027-01-01', '19:00'), rules, 'miss'],
    ['planned after it was over', { ...held, created_at: at('2027-01-01', '07:00') }, at('2027-01-03', '12:00'), rules, null],
    ['nobody left', { ...held, status: 'running' }, at('2027-01-01', '19:00'), rules, 'diverge'],
    ['it runs', { ...held, status: 'running' }, at('2027-01-01', '10:00'), rules, null],
    ['on call, running', { ...held, shift_type: 'on_call' }, at('2027-01-01', '06:59'), rules, null],
    ['on call, over', { ...held, shift_type: 'on_call' }, at('2027-01-01', '07:00'), rules, 'finish_alone'],
    ['a group that clocks nobody', held, at('2027-01-01', '07:00'), unclocked.rules, 'finish_alone'],
    ['a hole', { ...held, status: 'open' }, at('2027-01-09', '07:00'), rules, null],
    ['done', { ...held, status: 'done' }, at('2027-01-09', '07:00'), rules, null],
  ] as const)('%s', (_what, one, now, of, expected) => {
    expect(settlementOf(one, now, of)).toBe(expected);
  });
});

it('a clock is reviewed until the group’s day of the next month, over New Year too', () => {
  expect(reviewProblem('2026-12-31', '2027-01-05', rules)).toBeNull();
  expect(reviewProblem('2026-12-31', '2027-01-06', rules)).toMatch(/terminou no dia 5 do mês seguinte/);
});

it.each([
  ['the whole shift', night.start_at, night.end_at, null],
  ['turned round', night.end_at, night.start_at, 'A saída vem depois da entrada.'],
  ['of another day', at('2027-01-02', '19:00'), at('2027-01-02', '20:00'), 'Nesse horário não há nada deste plantão.'],
  ['two days', at('2026-12-31', '19:00'), at('2027-01-02', '19:00'), 'São mais de 36 horas. Confira os dias e os horários.'],
  ['still to come', at('2027-01-01', '01:00'), at('2027-01-04', '01:00'), 'A saída ainda não aconteceu.'],
] as const)('a correction: %s', (_what, in_at, out_at, problem) => {
  expect(correctionProblem({ in_at, out_at }, night, at('2027-01-03', '12:00'))).toBe(problem);
});
