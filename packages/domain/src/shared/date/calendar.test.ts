import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.ts';
import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  easterSunday,
  holidayName,
  isBusinessDay,
  nextBusinessDay,
  previousBusinessDay,
  restName,
} from './business-day.ts';
import {
  addCompetence,
  competenceOf,
  firstDayOf,
  formatCompetence,
  formatCompetenceLong,
  formatCompetenceNumeric,
  isCompetence,
  lastCompetences,
  lastDayOf,
  monthsBetween,
  parseCompetence,
} from './competence.ts';
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  formatDate,
  formatDateFull,
  formatDateNumeric,
  formatInstant,
  formatInstantFull,
  inSaoPaulo,
  isInstant,
  isIsoDate,
  onDate,
  onInstant,
  parseDate,
} from './date.ts';

const TODAY = '2026-11-20';
const date = fc.integer({ min: 0, max: 109_000 }).map((days) => addDays('1900-01-01', days));
const competence = date.map(competenceOf);

describe('dates', () => {
  it('exist or are refused', () => {
    expect(['2026-02-28', '2028-02-29', '2000-02-29', '1900-01-01'].every(isIsoDate)).toBe(true);
    expect(
      [
        '2026-02-29',
        '2026-02-30',
        '2026-13-01',
        '2026-00-10',
        '2026-1-1',
        '1900-02-29',
        '20261120',
        '2026-11-20T00:00',
        '',
        '0026-11-20',
      ].some(isIsoDate),
    ).toBe(false);
  });

  it('are read as people write them', () => {
    expect(['20/11/2026', '1/2/2026', '20-11-2026', '2026-11-20', ' 20/11/2026 '].map(parseDate)).toEqual([
      TODAY,
      '2026-02-01',
      TODAY,
      TODAY,
      TODAY,
    ]);
    expect(['29/02/2026', '31/04/2026', '20/11/26', 'hoje', ''].map(parseDate)).toEqual([null, null, null, null, null]);
  });

  it('are written near and far', () => {
    expect([TODAY, '2026-11-21', '2026-11-19', '2025-11-20', '2027-01-01'].map((day) => formatDate(day, TODAY))).toEqual([
      'hoje',
      'amanhã',
      '19 nov',
      '20 nov 2025',
      '1 jan 2027',
    ]);
    expect([TODAY, '2026-11-21', '2026-11-19'].map((day) => `vence ${onDate(day, TODAY)}`)).toEqual([
      'vence hoje',
      'vence amanhã',
      'vence em 19 nov',
    ]);
    expect(['2026-11-20T13:45:00Z', '2026-11-19T13:45:00Z'].map((instant) => onInstant(instant, TODAY))).toEqual([
      'hoje, 10:45',
      'em 19 nov, 10:45',
    ]);
    expect(formatDateFull('2026-03-01')).toBe('1 de março de 2026');
    expect(formatDateNumeric('2026-03-01')).toBe('01/03/2026');
  });

  it('add months without leaving the month', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-12-15', 1)]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-02-28',
      '2027-01-15',
    ]);
  });

  it('tell an age on the birthday and the day before', () => {
    expect([
      ageOn('1990-11-20', TODAY),
      ageOn('1990-11-21', TODAY),
      ageOn('2008-02-29', '2026-02-28'),
      ageOn('2008-02-29', '2026-03-01'),
    ]).toEqual([36, 35, 17, 18]);
  });

  it('count the days they add, and come back from their mask', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(parseDate(formatDateNumeric(day))).toBe(day);
      }),
      runs,
    );
  });
});

describe('instants', () => {
  it('are UTC with Z', () => {
    expect(['2026-11-20T13:45:00Z', '2026-11-20T13:45:00.123Z'].every(isInstant)).toBe(true);
    expect(
      ['2026-11-20T13:45:00', '2026-11-20T13:45:00-03:00', '2026-02-29T00:00:00Z', '2026-11-20T24:00:00Z', '2026-11-20'].some(isInstant),
    ).toBe(false);
  });

  it('are shown in São Paulo, today or with summer time that once was', () => {
    expect(inSaoPaulo('2026-11-21T02:59:59Z')).toEqual({ date: TODAY, time: '23:59' });
    expect(inSaoPaulo('2026-11-21T03:00:00Z')).toEqual({ date: '2026-11-21', time: '00:00' });
    expect(inSaoPaulo('2018-12-01T01:30:00Z')).toEqual({ date: '2018-11-30', time: '23:30' });
    expect(formatInstant('2026-11-20T13:45:00Z', TODAY)).toBe('hoje, 10:45');
    expect(formatInstantFull('2026-11-20T13:45:00Z')).toBe('20 de novembro de 2026, 10:45');
  });
});

describe('competences', () => {
  it('are written and read', () => {
    expect([formatCompetence('2026-11'), formatCompetenceLong('2026-03'), formatCompetenceNumeric('2026-03')]).toEqual([
      'nov/2026',
      'março de 2026',
      '03/2026',
    ]);
    expect(['11/2026', '3/2026', '13/2026', '2026-11'].map(parseCompetence)).toEqual(['2026-11', '2026-03', null, null]);
    expect(['2026-11', '2026-00', '2026-13', '2026-1', '26-11'].map(isCompetence)).toEqual([true, false, false, false, false]);
  });

  it('walk over years', () => {
    expect(lastCompetences('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect([firstDayOf('2026-02'), lastDayOf('2026-02'), lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual([
      '2026-02-01',
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
  });

  it('count the months they add', () => {
    fc.assert(
      fc.property(competence, fc.integer({ min: -600, max: 600 }), (month, count) => {
        const moved = addCompetence(month, count);
        expect(monthsBetween(month, moved)).toBe(count);
        expect(addCompetence(moved, -count)).toBe(month);
        expect(isIsoDate(lastDayOf(month)) && addDays(lastDayOf(month), 1)).toBe(firstDayOf(addCompetence(month, 1)));
      }),
      runs,
    );
  });
});

describe('business days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, sunday) => {
    expect(easterSunday(year)).toBe(sunday);
  });

  it('know the national holidays', () => {
    expect(holidayName('2026-11-20')).toBe('Dia da Consciência Negra');
    expect(holidayName('2023-11-20')).toBeNull();
    // Optional days are no holidays by law, and no business days all the same.
    expect(
      ['2026-02-16', '2026-02-17', '2026-02-18', '2026-04-03', '2026-06-04'].map((date) => [
        restName(date),
        holidayName(date),
        isBusinessDay(date),
      ]),
    ).toEqual([
      ['Segunda-feira de Carnaval', null, false],
      ['Terça-feira de Carnaval', null, false],
      [null, null, true],
      ['Sexta-feira Santa', 'Sexta-feira Santa', false],
      ['Corpus Christi', null, false],
    ]);
  });

  it('shift a due date both ways (competence 10/2026: DAS 23/11, INSS 19/11; competence 05/2026: DAS 22/06, INSS 19/06)', () => {
    expect([businessDayOnOrAfter('2026-11-20'), businessDayOnOrBefore('2026-11-20')]).toEqual(['2026-11-23', '2026-11-19']);
    expect([businessDayOnOrAfter('2026-06-20'), businessDayOnOrBefore('2026-06-20')]).toEqual(['2026-06-22', '2026-06-19']);
  });

  it('are never far, never a weekend, and stand when they are one', () => {
    fc.assert(
      fc.property(date, (day) => {
        for (const found of [businessDayOnOrAfter(day), businessDayOnOrBefore(day), nextBusinessDay(day), previousBusinessDay(day)]) {
          expect(isBusinessDay(found)).toBe(true);
          expect(Math.abs(daysBetween(day, found))).toBeLessThanOrEqual(6);
        }
        expect(nextBusinessDay(day) > day && previousBusinessDay(day) < day).toBe(true);
        expect(businessDayOnOrAfter(day) === day).toBe(isBusinessDay(day));
      }),
      runs,
    );
  });
});
