import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../shared/schema/parse.ts';
import { runs } from '../shared/testing/property-runs.ts';
import { CNAE_CODES } from '../tables/cnaes.ts';
import { equalShares, newCompanyForm } from './new-company-form.ts';

const company = { doctors: [{ doctor_id: 1 }], company_name: 'Souza Serviços Médicos', cnaes: ['8630-5/03'] };

const errorsOf = (fields: object) => {
  const parsed = parse(newCompanyForm, { ...company, ...fields });
  return parsed.ok ? {} : parsed.errors;
};

describe('new company', () => {
  it('starts with R$ 1.500,00 in 150 equal shares', () => {
    expect(parse(newCompanyForm, company)).toMatchObject({
      ok: true,
      value: { equal_division: true, company: { share_capital: 150_000, shares: 150 }, address: null },
    });
  });

  it('is offered the seven CNAEs, in their order', () => {
    expect(CNAE_CODES.join(', ')).toBe('8630-5/02, 8630-5/01, 8630-5/03, 8630-5/99, 8610-1/01, 8610-1/02, 8621-6/02');
  });

  const two = (a: number | null, b: number | null) => [
    { doctor_id: 1, shares: a },
    { doctor_id: 2, shares: b },
  ];

  it.each([
    [{ doctors: [] }, { doctors: ['Inclua pelo menos um médico.'] }],
    [
      { doctors: undefined, cnaes: null },
      { doctors: ['Inclua pelo menos um médico.'], cnaes: ['Escolha pelo menos um CNAE.'] },
    ],
    [{ doctors: [{ doctor_id: 1 }, { doctor_id: 1 }] }, { doctors: ['Há um médico repetido.'] }],
    [{ cnaes: [] }, { cnaes: ['Escolha pelo menos um CNAE.'] }],
    [{ cnaes: ['1234-5/67'] }, { 'cnaes[0]': ['Escolha uma das opções de CNAE.'] }],
    [{ company: { share_capital: 0 } }, { 'company.share_capital': ['O capital social precisa ser maior que zero.'] }],
    [
      { company: { shares: null, share_capital: null } },
      { 'company.shares': ['Preencha o campo Quotas.'], 'company.share_capital': ['Preencha o campo Capital social.'] },
    ],
    [{ doctors: two(null, null), company: { shares: 1 } }, { doctors: ['Há mais sócios que quotas.'] }],
    [{ equal_division: false, doctors: two(100, null) }, { doctors: ['Diga quantas quotas tem cada sócio.'] }],
    [{ equal_division: false, doctors: two(100, 60) }, { doctors: ['As quotas dos sócios somam 160, e a empresa tem 150.'] }],
    [{ equal_division: false, doctors: two(100, 50) }, {}],
  ])('%j', (fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors);
  });

  it('divides its shares so that they sum to the whole and differ by one at most', () => {
    expect(equalShares(150, 4)).toEqual([38, 38, 37, 37]);
    expect(equalShares(150, 0)).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 50 }), (shares, count) => {
        const parts = equalShares(shares, count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(shares);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});
