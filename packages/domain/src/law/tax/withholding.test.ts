import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '../../shared/money/money.ts';
import { rateFromScaled } from '../../shared/money/percent.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { withholdings } from './withholding.ts';

const presumido = (gross: number, iss_withheld_rate: string | null = null) =>
  withholdings({ gross, regime: 'presumido', iss_withheld_rate });
const simples = (gross: number, iss_withheld_rate: string | null = null) => withholdings({ gross, regime: 'simples', iss_withheld_rate });

describe('withholdings', () => {
  // Lei 10.833/2003, art. 31, § 3º: at most R$ 10,00 is not withheld; the edge is where the rounded amount passes it.
  it.each([
    [21_510, { irrf: 0, pis: 0, cofins: 0, csll: 0, net: 21_510 }],
    [21_520, { irrf: 0, pis: 140, cofins: 646, csll: 215, net: 20_519 }],
    [66_667, { irrf: 0, pis: 433, cofins: 2000, csll: 667, net: 63_567 }],
    [66_700, { irrf: 1001, pis: 434, cofins: 2001, csll: 667, net: 62_597 }],
    [1_000_000, { irrf: 15_000, pis: 6500, cofins: 30_000, csll: 10_000, net: 938_500 }],
    [0, { irrf: 0, pis: 0, cofins: 0, csll: 0, net: 0 }],
  ])('Lucro Presumido, %i cents', (gross, expected) => {
    expect(presumido(gross)).toMatchObject({ ...expected, iss: 0 });
  });

  it('take only ISS from a company of the Simples, at the rate on the invoice', () => {
    expect(simples(1_000_000)).toMatchObject({ irrf: 0, pis: 0, cofins: 0, csll: 0, iss: 0, net: 1_000_000 });
    expect(simples(1_000_000, '0.0201')).toMatchObject({ irrf: 0, pis: 0, cofins: 0, csll: 0, iss: 20_100, net: 979_900 });
  });

  it('take no IRRF from a hospital service, and the rest as always', () => {
    const hospital = withholdings({ gross: 1_000_000, regime: 'presumido', iss_withheld_rate: null, hospital_service: true });
    expect(hospital).toMatchObject({ irrf: 0, pis: 6500, cofins: 30_000, csll: 10_000, net: 953_500 });
    expect(hospital.reasons[0]).toMatchObject({ tax: 'irrf', withheld: false, source: 'RIR/2018, art. 714' });
  });

  // IN RFB 2.110/2022, art. 115, I: less than R$ 10,00 is not kept back, R$ 10,00 is.
  it.each([
    [9_086, 0, 'IN RFB 2.110/2022, art. 115, I'],
    [9_087, 1_000, 'Lei 8.212/1991, art. 31; IN RFB 2.110/2022, art. 115'],
    [1_000_000, 110_000, 'Lei 8.212/1991, art. 31; IN RFB 2.110/2022, art. 115'],
  ])('keep 11 %% of INSS of %i cents where the taker says that it does', (gross, inss, source) => {
    const kept = withholdings({ gross, regime: 'presumido', iss_withheld_rate: null, withholds_inss: true });
    expect(kept.inss).toBe(inss);
    expect(kept.reasons[2]).toMatchObject({ tax: 'inss', withheld: inss > 0, source });
  });

  it('keep no INSS unless the taker says so, nor ever from the Simples', () => {
    expect(presumido(1_000_000)).toMatchObject({ inss: 0, reasons: [{}, {}, { tax: 'inss', withheld: false }, {}] });
    expect(withholdings({ gross: 1_000_000, regime: 'simples', iss_withheld_rate: null, withholds_inss: true })).toMatchObject({
      inss: 0,
      net: 1_000_000,
      reasons: [{}, {}, { withheld: false, source: 'IN RFB 2.110/2022, art. 166' }, {}],
    });
  });

  it('say why, with the law', () => {
    expect(presumido(21_510).reasons).toEqual([
      {
        tax: 'irrf',
        withheld: false,
        text: 'O IRRF de 1,50\u00a0% não passa de R$\u00a010,00, e até esse valor não é retido.',
        source: 'Lei 9.430/1996, art. 67',
      },
      {
        tax: 'csrf',
        withheld: false,
        text: 'PIS, Cofins e CSLL juntos não passam de R$\u00a010,00, e até esse valor não são retidos.',
        source: 'Lei 10.833/2003, art. 31, § 3º',
      },
      { tax: 'inss', withheld: false, text: 'O cadastro do tomador diz que ele não retém INSS.', source: null },
      { tax: 'iss', withheld: false, text: expect.any(String), source: 'LC 116/2003, art. 3º' },
    ]);
    expect(simples(100, '0.02').reasons.map(({ tax, withheld, source }) => [tax, withheld, source])).toEqual([
      ['irrf', false, 'IN RFB 765/2007, art. 1º'],
      ['csrf', false, 'IN SRF 459/2004, art. 3º, II'],
      ['inss', false, 'IN RFB 2.110/2022, art. 166'],
      ['iss', true, 'LC 123/2006, art. 21, § 4º'],
    ]);
  });

  it.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, 2 ** 53])('keep nothing back from %d and say so', (gross) => {
    expect(presumido(gross)).toMatchObject({ irrf: 0, pis: 0, cofins: 0, csll: 0, inss: 0, iss: 0, net: 0, reasons: [{ tax: 'input' }] });
  });

  it('keep no ISS back at a rate that is none', () => {
    expect(presumido(100_000, '2%')).toMatchObject({ iss: 0, reasons: [{}, {}, {}, { tax: 'iss', withheld: false, source: null }] });
  });

  it('split the 4,65 % to the cent, within a cent of each law rate, and always add up to the gross', () => {
    const rate = fc.option(fc.bigInt({ min: 0n, max: 5_000_000n }).map(rateFromScaled));
    fc.assert(
      fc.property(
        fc.nat(MAX_CENTS),
        fc.constantFrom('simples', 'presumido'),
        rate,
        fc.boolean(),
        (gross, regime, iss_withheld_rate, withholds_inss) => {
          const { irrf, pis, cofins, csll, inss, iss, net } = withholdings({ gross, regime, iss_withheld_rate, withholds_inss });
          expect(irrf + pis + cofins + csll + inss + iss + net).toBe(gross);
          expect(Math.min(irrf, pis, cofins, csll, inss, iss, net)).toBeGreaterThanOrEqual(0);
          const together = pis + cofins + csll;
          if (together === 0) return;
          expect(together).toBe(Number((BigInt(gross) * 465n + 5000n) / 10_000n));
          expect(together).toBeGreaterThan(1000);
          expect(Math.abs(pis - gross * 0.0065)).toBeLessThan(1.5);
          expect(Math.abs(cofins - gross * 0.03)).toBeLessThan(1.5);
          expect(Math.abs(csll - gross * 0.01)).toBeLessThan(1.5);
        },
      ),
      runs,
    );
  });
});

describe('the table in force', () => {
  const input = { gross: 1_000_000, regime: 'presumido', iss_withheld_rate: null } as const;

  it('is that of the competence, the last one when none is given', () => {
    expect(withholdings({ ...input, competence: '2026-11' })).toEqual(withholdings(input));
  });

  it('is not guessed where there is none', () => {
    expect(() => withholdings({ ...input, competence: '2014-01' })).toThrow('Retenções: não há tabela cadastrada para 01/2014.');
  });
});
