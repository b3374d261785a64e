import { describe, expect, it } from 'vitest';
import { suggestedWithholdings } from './suggested-withholdings.ts';
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
    ['a doctor without a company', doctor, keepsAll, [null, 'none', null, null, null]],
  ] as const)('%s', (_name, company, client, [iss_rate, iss_withheld, irrf, csrf_withheld_total, inss_withheld]) => {
    expect(suggestedWithholdings(1_000_000, company, client)).toEqual({ iss_rate, iss_withheld, irrf, csrf_withheld_total, inss_withheld });
  });

  it('is nothing where the law dispenses small amounts', () => {
    expect(suggestedWithholdings(21_510, presumido, keepsAll)).toMatchObject({ irrf: null, csrf_withheld_total: null });
    expect(suggestedWithholdings(21_520, presumido, keepsAll)).toMatchObject({ irrf: null, csrf_withheld_total: 1001 });
    expect(suggestedWithholdings(9_086, presumido, keepsAll).inss_withheld).toBeNull();
    expect(suggestedWithholdings(9_087, presumido, keepsAll).inss_withheld).toBe(1_000);
  });
});
