import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnpjCheckDigits } from '../../shared/document/cnpj.ts';
import { cpfCheckDigits } from '../../shared/document/cpf.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type AccessKey, buildAccessKey, cleanAccessKey, formatAccessKey, isValidAccessKey, readAccessKey } from './access-key.ts';
import { dpsId } from './dps-id.ts';

const PARTS: AccessKey = {
  city: '3550308',
  environment: '2',
  document: '11222333000181',
  number: 1467,
  issued: '2026-03',
  code: '703271102',
};
const KEY = buildAccessKey(PARTS);

describe('the access key of an NFS-e', () => {
  it('says city, environment, document, number and month', () => {
    expect(KEY).toMatch(/^3550308221122233300018100000000014672603703271102\d$/);
    expect(readAccessKey(KEY)).toEqual(PARTS);
  });

  it('is read as people write it', () => {
    expect(formatAccessKey(KEY)).toMatch(/^3550 3082 2112/);
    expect(cleanAccessKey(formatAccessKey(KEY))).toBe(KEY);
    expect(readAccessKey(`NFS${KEY}`)).toEqual(PARTS);
    expect(formatAccessKey('x')).toBe('x');
  });

  it.each<[string, Partial<AccessKey>]>([
    ['a wrong CNPJ', { document: '11222333000182' }],
    ['a wrong CPF', { document: '52998224726' }],
    ['month 13', { issued: '2026-13' }],
    ['another environment', { environment: '3' as '1' }],
    ['a short city', { city: '355030' }],
  ])('with %s is refused', (_, wrong) => {
    expect(isValidAccessKey(buildAccessKey({ ...PARTS, ...wrong }))).toBe(false);
  });

  it.each(['', 'abc', KEY.slice(1), `${KEY}0`, buildAccessKey({ ...PARTS, document: '52998224725' }).replace('1000', '1100')])(
    '%s is none',
    (text) => {
      expect(readAccessKey(text)).toBeNull();
    },
  );

  it('comes back from its parts, of a person or a company, letters too, and a wrong check digit is refused', () => {
    const root = (pattern: RegExp) => fc.stringMatching(pattern).filter((text) => !/^(\d)\1+$/.test(text));
    const parts: fc.Arbitrary<AccessKey> = fc.record({
      city: fc.stringMatching(/^\d{7}$/),
      environment: fc.constantFrom('1', '2'),
      document: fc.oneof(
        root(/^[0-9A-Z]{12}$/).map((text) => text + cnpjCheckDigits(text)),
        root(/^\d{9}$/).map((text) => text + cpfCheckDigits(text)),
      ),
      number: fc.integer({ min: 1, max: 9_999_999_999_999 }),
      issued: fc.constantFrom('2023-01', '2026-11', '2099-12'),
      code: fc.stringMatching(/^\d{9}$/),
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 9 }), (written, shift) => {
        const key = buildAccessKey(written);
        expect(key).toHaveLength(50);
        expect(readAccessKey(key.toLowerCase())).toEqual(written);
        expect(isValidAccessKey(key.slice(0, -1) + String((Number(key.at(-1)) + shift) % 10))).toBe(false);
      }),
      runs,
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(isValidAccessKey(text)).toBe(false);
      }),
      runs,
    );
  });
});

describe('the id of a DPS', () => {
  const regTrib = { opSimpNac: '1', regEspTrib: '0' } as const;
  const of = (prest: { CNPJ?: string; CPF?: string }, rest = {}) =>
    dpsId({ cLocEmi: '3550308', serie: '3', nDPS: '5306', prest: { ...prest, regTrib }, ...rest });

  it('is city, kind of document, document, series and number', () => {
    expect(of({ CNPJ: '11222333000181' })).toBe('DPS355030821122233300018100003000000000005306');
    expect(of({ CPF: '52998224725' })).toBe('DPS355030810005299822472500003000000000005306');
    expect(of({ CNPJ: '12ABC34501DE35' })).toBe('DPS3550308212ABC34501DE3500003000000000005306');
  });

  it.each([
    [{}, {}],
    [{ CNPJ: '11.222.333/0001-81' }, {}],
    [{ CPF: '1' }, {}],
    [{ CPF: '52998224725' }, { cLocEmi: '355' }],
    [{ CPF: '52998224725' }, { serie: '123456' }],
    [{ CPF: '52998224725' }, { serie: 'A' }],
    [{ CPF: '52998224725' }, { nDPS: '0' }],
    [{ CPF: '52998224725' }, { nDPS: '' }],
    [{ CPF: '52998224725' }, { nDPS: '1'.repeat(16) }],
  ])('of %o and %o is none', (prest, rest) => {
    expect(of(prest, rest)).toBeNull();
  });
});
