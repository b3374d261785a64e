import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageProblem } from '../date/age.ts';
import { addDays, compareDates } from '../date/date.ts';
import { formatDuration, minutesBetween } from '../date/time.ts';
import { formatCrm, isValidCrmNumber, parseCrm } from '../document/crm.ts';
import { isHexId } from '../document/hex-id.ts';
import { isVideoId, videoIdOf } from '../document/video-link.ts';
import { roundTo } from '../money/round.ts';
import { UFS } from '../tables/uf.ts';
import { runs } from '../testing/property-runs.ts';
import { readSortOrder, sortBy } from '../text/sort.ts';

describe('durations', () => {
  it('may be longer than a day', () => {
    expect([0, 1510, -1, Number.POSITIVE_INFINITY].map(formatDuration)).toEqual(['0:00', '25:10', '--:--', '--:--']);
  });

  it('counts over midnight', () => {
    expect(minutesBetween('19:00', '7:00')).toBe(720);
    expect(minutesBetween('7:00', '7:00')).toBe(1440);
    expect(minutesBetween('7:00', '25h')).toBeNull();
  });

  it('there and back add up to a day', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (a, b) => {
        const [from, to] = [formatDuration(a), formatDuration(b)];
        expect((minutesBetween(from, to) ?? 0) + (minutesBetween(to, from) ?? 0)).toBe(a === b ? 2880 : 1440);
      }),
      runs,
    );
  });
});

describe('age', () => {
  it.each([
    ['2008-11-20', null],
    ['2008-11-21', 'É preciso ter pelo menos 18 anos.'],
    ['1906-11-20', null],
    ['1905-11-21', null],
    ['1905-11-20', 'Confira o ano de nascimento: a idade passa de 120 anos.'],
    ['2030-01-01', 'É preciso ter pelo menos 18 anos.'],
    ['2000-02-30', 'Esta data de nascimento não existe. Escreva dia, mês e ano.'],
    ['', 'Esta data de nascimento não existe. Escreva dia, mês e ano.'],
  ])('born on %s', (birthDate, problem) => {
    expect(ageProblem(birthDate, '2026-11-20')).toBe(problem);
  });
});

describe('CRM', () => {
  it.each([
    ['CRM/SP 123456', { number: '123456', state: 'SP' }],
    ['crm-rj 12.345', { number: '12345', state: 'RJ' }],
    ['123456/MG', { number: '123456', state: 'MG' }],
    ['1 ba', { number: '1', state: 'BA' }],
    ['123456', null],
    ['CRM/XX 123456', null],
    ['CRM/SP', null],
    ['CRM/SP 000', null],
    ['CRM/SP 12345678901', null],
    ['CRM/SP RJ 1', null],
    ['', null],
  ])('%s', (text, crm) => {
    expect(parseCrm(text)).toEqual(crm);
  });

  it('takes a number with what people write around it', () => {
    expect(['CRM 12.345', '12345', '0', '', '12a'].map(isValidCrmNumber)).toEqual([true, true, false, false, false]);
  });

  it('comes back from how it is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,9}$/), fc.constantFrom(...UFS), (number, state) => {
        expect(parseCrm(formatCrm({ number, state }))).toEqual({ number, state });
      }),
      runs,
    );
  });
});

describe('ids', () => {
  it('of 32 hexadecimal characters', () => {
    expect(
      ['0123456789abcdef0123456789ABCDEF', '0123456789abcdef0123456789abcde', '0123456789abcdef0123456789abcdeg', ''].map(isHexId),
    ).toEqual([true, false, false, false]);
  });

  const id = 'a_-9ZbcdEFG';

  it.each([
    id,
    `https://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?list=PL1&v=${id}&t=10s`,
    `youtube.com/watch?v=${id}#t=1`,
    `https://youtu.be/${id}?si=x`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtube.com/shorts/${id}`,
    ` https://youtu.be/${id} `,
  ])('of a video in %s', (link) => {
    expect(videoIdOf(link)).toBe(id);
  });

  it.each([
    '',
    'abc',
    `${id}x`,
    `https://youtu.be/${id}x`,
    `https://evil.test/watch?v=${id}`,
    `https://youtube.com.evil.test/embed/${id}`,
    'a!bcdefghij',
  ])('of no video in %s', (link) => {
    expect(videoIdOf(link)).toBeNull();
    expect(isVideoId(link)).toBe(false);
  });
});

describe('order', () => {
  it('is asc or desc', () => {
    expect(readSortOrder('asc')).toEqual({ ok: true, value: 'asc' });
    expect(readSortOrder('desc')).toEqual({ ok: true, value: 'desc' });
    for (const text of ['ASC', '', 'up']) expect(readSortOrder(text)).toEqual({ ok: false, message: 'Modo de ordenação inválido' });
  });

  it('puts texts the Brazilian way, numbers by size and what is missing last', () => {
    const names = ['Zélia', null, 'ávila', 'Avelar', 'beto'];
    expect(sortBy(names, (name) => name)).toEqual(['Avelar', 'ávila', 'beto', 'Zélia', null]);
    expect(sortBy(names, (name) => name, 'desc')).toEqual(['Zélia', 'beto', 'ávila', 'Avelar', null]);
    expect(sortBy([10, 9, 100], (size) => size)).toEqual([9, 10, 100]);
  });

  it('keeps every item, and is the same sorted again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(null))), fc.constantFrom('asc' as const, 'desc' as const), (items, order) => {
        const sorted = sortBy(items, (item) => item, order);
        expect(new Set(sorted)).toEqual(new Set(items));
        expect(sorted).toHaveLength(items.length);
        expect(sortBy(sorted, (item) => item, order)).toEqual(sorted);
      }),
      runs,
    );
  });
});

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5e-7, 6, 0],
    [1e21, 2, 1e21],
    [0, 1, 0],
  ])('%d to %d places', (value, precision, rounded) => {
    expect(roundTo(value, precision)).toEqual({ ok: true, value: rounded });
  });

  it('needs a precision above zero and a number', () => {
    for (const precision of [0, -1, 1.5, 16, Number.NaN])
      expect(roundTo(1, precision)).toEqual({ ok: false, message: 'A precisão do arredondamento precisa ser maior que zero.' });
    expect(roundTo(Number.NaN, 2)).toEqual({ ok: false, message: 'Não é um número.' });
  });

  it('never moves a number by more than half of its last place', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 1, max: 6 }), (value, precision) => {
        const result = roundTo(value, precision);
        expect(result.ok && Math.abs(result.value - value)).toBeLessThanOrEqual(0.5 * 10 ** -precision + 1e-9);
      }),
      runs,
    );
  });
});

describe('comparing dates', () => {
  it('says which one is none', () => {
    expect(compareDates('2026-02-30', '2026-01-01')).toEqual({ ok: false, message: 'Data 1 não é válida' });
    expect(compareDates('2026-01-01', '')).toEqual({ ok: false, message: 'Data 2 não é válida' });
  });

  it('follows the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: -3000, max: 3000 }), (start, days) => {
        const first = addDays('1950-01-01', start);
        expect(compareDates(addDays(first, days), first)).toEqual({ ok: true, value: Math.sign(days) });
      }),
      runs,
    );
  });
});
