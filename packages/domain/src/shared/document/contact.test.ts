import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.ts';
import { compareText, countOf, isCleanText, searchKey } from '../text/text.ts';
import { formatAddress } from './address.ts';
import { cleanCep, formatCep, isValidCep } from './cep.ts';
import { cleanEmail, isValidEmail } from './email.ts';
import { AREA_CODES, cleanPhone, formatPhone, isValidPhone } from './phone.ts';

describe('phone', () => {
  it('knows the 67 area codes', () => {
    expect(AREA_CODES.size).toBe(67);
  });

  it.each([
    '(11) 98765-4321',
    '11987654321',
    '+55 11 98765-4321',
    '5511987654321',
    '(11) 3000-0000',
    '1130000000',
    '(55) 3222-1000',
    '11787654321',
  ])('takes %s', (text) => {
    expect(isValidPhone(text)).toBe(true);
  });

  it.each([
    '',
    '98765-4321',
    '(20) 98765-4321',
    '(00) 3000-0000',
    '(11) 68765-4321',
    '(11) 1000-0000',
    '(11) 6000-0000',
    '(11) 98765-43210',
    '+1 415 555 0100',
    'abc',
  ])('refuses %s', (text) => {
    expect(isValidPhone(text)).toBe(false);
  });

  it('masks by length', () => {
    expect(formatPhone('1130000000')).toBe('(11) 3000-0000');
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('119')).toBe('(11) 9');
  });

  it('comes back from its mask', () => {
    const number = fc.oneof(fc.stringMatching(/^[789]\d{8}$/), fc.stringMatching(/^[2-5]\d{7}$/));
    fc.assert(
      fc.property(fc.constantFrom(...AREA_CODES), number, (area, rest) => {
        expect(isValidPhone(formatPhone(area + rest))).toBe(true);
        expect(cleanPhone(formatPhone(area + rest))).toBe(area + rest);
        expect(cleanPhone(`+55 ${formatPhone(area + rest)}`)).toBe(area + rest);
      }),
      runs,
    );
  });
});

describe('CEP', () => {
  it('has eight digits', () => {
    expect(['01310-100', '01310100', '0131010', '013101000', '0131010a'].map(isValidCep)).toEqual([true, true, false, false, false]);
    expect(['CEP 01310-100', 'CEP: 01.310-100', '01310-100, São Paulo'].map(cleanCep)).toEqual(Array(3).fill('01310100'));
    expect(formatCep('01310100')).toBe('01310-100');
  });
});

describe('e-mail', () => {
  it.each(['ana.souza@demo.test', 'a+b@x.com.br', " Ana.O'Neil@Hospital.ORG ", 'a@b-c.co'])('takes %s', (text) => {
    expect(isValidEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@demo',
    'ana@demo.t',
    'ana@.com',
    'ana@-a.com',
    'a..b@x.com',
    '.a@x.com',
    'a b@x.com',
    'a@x.c0m',
    'ana@demo.test.',
    `${'a'.repeat(65)}@x.com`,
    'ã@x.com',
  ])('refuses %s', (text) => {
    expect(isValidEmail(text)).toBe(false);
  });

  it('is kept in lower case', () => {
    expect(cleanEmail(' Ana@Demo.Test ')).toBe('ana@demo.test');
  });
});

describe('text', () => {
  it('is found without accents or case', () => {
    expect(searchKey('  São   LUCAS Ção ')).toBe('sao lucas cao');
  });

  it('is ordered the Brazilian way', () => {
    expect(['Zélia', 'ávila', 'Avila 10', 'Avila 9', 'Beto'].toSorted(compareText)).toEqual([
      'ávila',
      'Avila 9',
      'Avila 10',
      'Beto',
      'Zélia',
    ]);
  });

  it('may hold line breaks and emoji, no control character and no half of a pair', () => {
    expect(isCleanText('linha\n\toutra 🩺')).toBe(true);
    expect(['a\0', '\ud83e', '\x7f', '\x1b[0m'].map(isCleanText)).toEqual([false, false, false, false]);
  });

  it('counts things', () => {
    expect([countOf(1, 'nota', 'notas'), countOf(0, 'nota', 'notas'), countOf(1234, 'nota', 'notas')]).toEqual([
      '1 nota',
      '0 notas',
      '1.234 notas',
    ]);
  });

  it('writes an address with what is known', () => {
    expect(formatAddress({ street: 'Av. Paulista', number: '1000', city: 'São Paulo', state: 'SP', cep: '01310100' })).toBe(
      'Av. Paulista, 1000, São Paulo/SP, 01310-100',
    );
    expect(formatAddress({})).toBe('');
  });
});
