import { describe, expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { personWithholding, suggestedWithholdings } from './suggested-withholdings.ts';
import { doctor, keepsAll, keepsNothing, presumido, simples } from './withholding-samples.ts';

describe('suggested withholdings on R$ 10.000,00', () => {
  it.each([
    ['a client that keeps all, from a company outside the Simples', presumido, keepsAll, ['0.03', 'taker', 15_000, 46_500, 110_000]],
    ['a client that keeps nothing', presumido, keepsNothing, ['0.03', 'none', null, null, null]],
    ['a client that keeps only IRRF', presumido, { ...keepsNothing, withholds_irrf: true }, ['0.03', 'none', 15_000, null, null]],
    ['a client that keeps only INSS', presumido, { ...keepsNothing, withholds_inss: true }, ['0.03', 'none', null, null, 110_000]],
    ['a client that keeps all but INSS', presumido, { ...keepsAll, withholds_inss: false }, ['0.03', 'taker', 15_000, 46_500, null]],
    ['from the Simples only the ISS', simples, keepsAll, ['0.0201', 'taker', null, null, null]],
    ['in the Simples the ISS is in the DAS unless it is kept', simples, keepsNothing, [null, 'none', null, null, null]],
    ['a person keeps nothing', presumido, { ...keepsAll, person_type: 'PF' as const }, ['0.03', 'none', null, null, null]],
    ['nobody abroad does', presumido, { ...keepsAll, person_type: 'EX' as const }, ['0.03', 'none', null, null, null]],
    ['nobody knows the ISS rate, so none is kept', { ...presumido, iss_rate: null }, keepsAll, [null, 'none', 15_000, 46_500, 110_000]],
    ["a doctor without a company, by a person's tables", doctor, keepsAll, [null, 'none', 158_488, null, 93_231]],
    ['whatever the habits of the company that pays', doctor, keepsNothing, [null, 'none', 158_488, null, 93_231]],
    ['a person keeps nothing from one either', doctor, { ...keepsAll, person_type: 'PF' as const }, [null, 'none', null, null, null]],
  ] as const)('%s', (_name, company, client, [iss_rate, iss_withheld, irrf, csrf_withheld_total, inss_withheld]) => {
    expect(suggestedWithholdings(1_000_000, company, client, '2026-11', LAW_TABLES)).toEqual({
      iss_rate,
      iss_withheld,
      irrf,
      csrf_withheld_total,
      inss_withheld,
    });
  });

  it('is nothing where the law dispenses small amounts', () => {
    expect(suggestedWithholdings(21_510, presumido, keepsAll, '2026-11', LAW_TABLES)).toMatchObject({
      irrf: null,
      csrf_withheld_total: null,
    });
    expect(suggestedWithholdings(21_520, presumido, keepsAll, '2026-11', LAW_TABLES)).toMatchObject({
      irrf: null,
      csrf_withheld_total: 1001,
    });
    expect(suggestedWithholdings(9_086, presumido, keepsAll, '2026-11', LAW_TABLES).inss_withheld).toBeNull();
    expect(suggestedWithholdings(9_087, presumido, keepsAll, '2026-11', LAW_TABLES).inss_withheld).toBe(1_000);
  });

  // 11 % up to the ceiling, then the table of the month; R$ 3.000,00 leave no tax, and 2024 has no table here.
  it.each([
    [300_000, '2026-11', { inss: 33_000, irrf: 0 }],
    [500_000, '2026-11', { inss: 55_000, irrf: 0 }],
    // Up to R$ 10,00 the tax is not kept back.
    [502_000, '2026-11', { inss: 55_220, irrf: 0 }],
    [505_000, '2026-11', { inss: 55_550, irrf: 1790 }],
    [847_555, '2026-11', { inss: 93_231, irrf: 116_566 }],
    [847_600, '2026-11', { inss: 93_231, irrf: 116_578 }],
    [1_000_000, '2025-03', { inss: 89_732, irrf: 160_724 }],
    [1_000_000, '2024-11', null],
    [1_000_000, '', null],
    [0.5, '2026-11', null],
  ])('a doctor without a company and %d cents in %s', (gross, competence, expected) => {
    expect(personWithholding(gross, competence, LAW_TABLES)).toEqual(expected);
  });
});
