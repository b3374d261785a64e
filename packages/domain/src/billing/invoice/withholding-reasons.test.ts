import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { suggestedWithholdings, type WithholdingClient, type WithholdingCompany } from './suggested-withholdings.ts';
import { withholdingReasons } from './withholding-reasons.ts';
import { doctor, keepsAll, keepsNothing, presumido, simples } from './withholding-samples.ts';

const reasonsOf = (gross: number, company: WithholdingCompany, client: WithholdingClient) =>
  withholdingReasons(gross, company, client, suggestedWithholdings(gross, company, client, '2026-11', LAW_TABLES));

const KEEPS_INSS = 'O cadastro do tomador diz que ele retém INSS: 11,00\u00a0% do valor bruto';

describe('why R$ 10.000,00 is or is not kept back', () => {
  it.each([
    ['all of it, by law', presumido, keepsAll, ['+IRRF de 1,50', '+PIS 0,65', `+${KEEPS_INSS}`, '+ISS retido pelo tomador, conforme']],
    [
      'nothing, by the record',
      presumido,
      keepsNothing,
      [
        '-O cadastro do tomador diz que ele não retém IRRF',
        '-O cadastro do tomador diz',
        '-O cadastro do tomador diz que ele não retém INSS',
        '-O tomador não retém ISS',
      ],
    ],
    [
      'the Simples before the record',
      simples,
      keepsNothing,
      ['-Empresa do Simples', '-Empresa do Simples', '-Empresa do Simples', '-O tomador não retém ISS'],
    ],
    [
      'the ISS of the Simples',
      simples,
      keepsAll,
      ['-Empresa do Simples', '-Empresa do Simples', '-Empresa do Simples', '+ISS retido pelo tomador. No Simples a alíquota'],
    ],
    [
      'no ISS rate',
      { ...presumido, iss_rate: null },
      keepsAll,
      ['+IRRF', '+PIS', '+O cadastro', '-O cadastro diz que o tomador retém ISS, mas'],
    ],
    ['a person', presumido, { ...keepsAll, person_type: 'PF' as const }, Array(4).fill('-Tomador pessoa física')],
    ['somebody abroad', presumido, { ...keepsAll, person_type: 'EX' as const }, Array(4).fill('-Tomador do exterior')],
    [
      'a doctor without a company',
      doctor,
      keepsNothing,
      ['+O imposto de renda de um médico', '-PIS, Cofins e CSLL só se retêm', '+A empresa que paga um médico', '-O tomador não retém ISS'],
    ],
  ])('%s', (_name, company, client, expected) => {
    const told = reasonsOf(1_000_000, company, client).map(({ withheld, text }) => `${withheld ? '+' : '-'}${text}`);
    expect(told).toHaveLength(4);
    for (const [index, words] of expected.entries()) expect(told[index]?.startsWith(words)).toBe(true);
  });

  it('names the small amounts that the law leaves alone', () => {
    const [, csrf] = reasonsOf(21_510, presumido, keepsAll);
    expect(csrf).toMatchObject({ tax: 'csrf', withheld: false, source: 'Lei 10.833/2003, art. 31, § 3º' });
    const [, , inss] = reasonsOf(9_086, presumido, keepsAll);
    expect(inss).toMatchObject({ tax: 'inss', withheld: false, source: 'IN RFB 2.110/2022, art. 115, I' });
  });

  it('has nothing to say of what is no amount', () => {
    for (const gross of [-1, 0.5, Number.NaN]) expect(reasonsOf(gross, doctor, keepsAll)).toEqual([]);
  });

  it('always agrees with the amounts', () => {
    const flag = fc.boolean();
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.constantFrom(presumido, simples, doctor, { ...simples, iss_rate: null }),
        fc.record({
          person_type: fc.constantFrom('PF' as const, 'PJ' as const, 'EX' as const),
          withholds_iss: flag,
          withholds_irrf: flag,
          withholds_csrf: flag,
          withholds_inss: flag,
        }),
        (gross, company, client) => {
          const { irrf, csrf_withheld_total, inss_withheld, iss_withheld } = suggestedWithholdings(
            gross,
            company,
            client,
            '2026-11',
            LAW_TABLES,
          );
          const told = reasonsOf(gross, company, client).map(({ tax, withheld }) => [tax, withheld]);
          expect(told).toEqual([
            ['irrf', irrf !== null],
            ['csrf', csrf_withheld_total !== null],
            ['inss', inss_withheld !== null],
            ['iss', iss_withheld !== 'none'],
          ]);
        },
      ),
      runs,
    );
  });
});
