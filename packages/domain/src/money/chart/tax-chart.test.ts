import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyMonths, each, issued, proLabore, simplesSince } from '../../law/month/testing/company-months.ts';
import { monthTax } from '../../law/tax/month-tax.ts';
import { lastCompetences } from '../../shared/date/competence.ts';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { chartMonthTaxes, type KeptMonthTax, toldMonths } from './month-taxes.ts';
import { taxTotals } from './tax-chart.ts';
import { explainedMonth } from './tax-law.ts';

const october = '2026-10';
const before = lastCompetences('2026-09', 12);
const known = companyMonths({
  former_regimes: simplesSince(october),
  revenues: each([...before, october, '2026-11'], issued(4_166_666)),
  payrolls: each([...before, october], proLabore(1_300_000)),
});
const drawn = (months = known, asked = [october, '2026-11'], kept: Record<string, KeptMonthTax> = {}) => {
  const told = toldMonths(months, asked, (month) => kept[month]);
  return chartMonthTaxes(told, asked);
};

const keptOctober: KeptMonthTax = {
  regime: 'simples',
  revenue: 5_000_000,
  das: 400_000,
  das_problem: null,
  untold: [],
  annex: 'III',
  rbt12: 50_000_000,
  base: 5_000_000,
  without_iss: 0,
  presumido: null,
};

describe('the taxes of a month', () => {
  it('are the DAS of monthTax, divided by the law’s table to the cent', () => {
    const [month] = drawn();
    expect(month).toMatchObject({ month: october, revenue: 4_166_666, closed: false, problem: null });
    expect(month?.total).toBe(monthTax(known, october).das_due);
    expect(Object.fromEntries(month?.parts.map(({ tax, amount }) => [tax, amount]) ?? [])).toEqual(monthTax(known, october).das?.taxes);
  });

  it('are those of the PGDAS-D where somebody told it, divided alike, and whole where the annex is not known', () => {
    const official = { das_official: { [october]: 500_000 } };
    const [told] = drawn({ ...known, ...official });
    expect([told?.total, sumCents(told?.parts.map(({ amount }) => amount) ?? [])]).toEqual([500_000, 500_000]);
    const [whole] = drawn({ ...known, ...official, payrolls: {} });
    expect(whole?.parts).toEqual([{ tax: 'DAS', amount: 500_000 }]);
  });

  it('of a closed month are as they were kept, whatever was computed since', () => {
    const [month] = drawn(known, [october], { [october]: keptOctober });
    expect(month).toMatchObject({ closed: true, revenue: 5_000_000, total: 400_000 });
    expect(sumCents(month?.parts.map(({ amount }) => amount) ?? [])).toBe(400_000);
    const [nothing] = drawn(known, [october], { [october]: { ...keptOctober, das: null, untold: ['2026-09'] } });
    expect(nothing).toMatchObject({ total: null, parts: [], problem: 'Sem a folha de 09/2026 não se sabe o anexo' });
  });

  it('say what is missing, and are not there before the company opened', () => {
    const untold = drawn({ ...known, payrolls: {} });
    expect(untold.map(({ problem }) => problem)).toEqual([
      'Sem a folha de 12 meses não se sabe o anexo',
      'Sem a folha de 12 meses não se sabe o anexo',
    ]);
    expect(drawn({ ...known, opening_date: '2026-11-02' }).map(({ month }) => month)).toEqual(['2026-11']);
    expect(drawn(known, ['2017-12'])).toMatchObject([{ total: null, problem: 'Não há tabela da lei para 2017' }]);
  });

  it('in the Lucro Presumido are of each month what it adds to its quarter', () => {
    const normal = companyMonths({ tax_regime: 'normal', revenues: { '2026-07': issued(9_000_000), '2026-08': issued(3_000_000) } });
    const asked = ['2026-07', '2026-08', '2026-09'];
    const amounts = (tax: string) => drawn(normal, asked).map(({ parts }) => parts.find((part) => part.tax === tax)?.amount ?? 0);
    expect(sumCents(amounts('IRPJ'))).toBe(monthTax(normal, '2026-09').presumido?.irpj);
    expect(sumCents(amounts('CSLL'))).toBe(monthTax(normal, '2026-09').presumido?.csll);
    expect(amounts('COFINS')).toEqual([270_000, 90_000, 0]);
    // A period that begins inside a quarter takes nothing from before it.
    expect(drawn(normal, ['2026-08'])[0]?.parts).toEqual(drawn(normal, asked)[1]?.parts);
  });
});

describe('the taxes of a period', () => {
  it('are of the revenue of the months that have some, the largest first', () => {
    const unsaid = { '2026-11': { ...keptOctober, das: null, untold: ['2026-09'] } };
    const totals = taxTotals(drawn(known, [october, '2026-11'], unsaid));
    expect(totals).toMatchObject({ untold: 1, revenue: 4_166_666 });
    expect(totals.taxes[0]?.tax).toBe('CPP');
    // PGDAS-D manual, example 4.
    expect(totals.rate?.slice(0, 7)).toBe('0.09972');
  });

  it('sum to the whole, of the months and of the taxes', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(amounts, fc.boolean(), (revenues, isSimples) => {
        const months = [...before, october, '2026-11'];
        const company = companyMonths({
          tax_regime: isSimples ? 'simples' : 'normal',
          revenues: Object.fromEntries(months.map((month, at) => [month, issued(revenues[at] ?? 0)])),
          payrolls: each(lastCompetences('2026-11', 36), proLabore(1_000_000)),
        });
        const all = drawn(company, months.slice(-6));
        const totals = taxTotals(all);
        expect(sumCents(totals.taxes.map(({ amount }) => amount))).toBe(totals.total);
        expect(sumCents(all.map(({ total }) => total ?? 0))).toBe(totals.total);
        for (const { parts, total } of all) expect(sumCents(parts.map(({ amount }) => amount))).toBe(total);
      }),
      runs,
    );
  });
});

describe('what the law says of a tax', () => {
  const lawOf = (months: typeof known, month: string) => {
    const one = toldMonths(months, [month], () => undefined).at(-1);
    return one ? explainedMonth(months, one) : null;
  };
  const plain = (text = '') => text.replaceAll('\u00a0', ' ');

  it('in the Simples is its part of the DAS, by annex and band', () => {
    const law = lawOf(known, october);
    expect(plain(law?.laws['ISS']?.rule)).toBe('32,50 % do DAS no anexo III, 3ª faixa (alíquota nominal de 13,50 %)');
    expect(law?.laws['ISS']?.source).toBe('LC 123/2006, art. 18 e anexos III e V');
    expect(law?.steps.at(-1)).toMatchObject({ label: 'DAS a pagar', value: monthTax(known, october).das?.total });
    expect(lawOf({ ...known, payrolls: {} }, october)).toBeNull();
  });

  it('in the Lucro Presumido is its rate on what is presumed, and PIS and Cofins end with 2026', () => {
    const normal = companyMonths({ tax_regime: 'normal', revenues: { [october]: issued(9_000_000), '2027-01': issued(1) } });
    const law = lawOf(normal, october);
    expect(Object.fromEntries(Object.entries(law?.laws ?? {}).map(([tax, { rule, source }]) => [tax, [plain(rule), source]]))).toEqual({
      IRPJ: [
        '15,00 % sobre 32,00 % da receita, e mais 10,00 % do que a base do trimestre passa de R$ 60.000,00',
        'Lei 9.249/1995, art. 3º',
      ],
      CSLL: ['9,00 % sobre 32,00 % da receita', 'Lei 7.689/1988, art. 3º'],
      COFINS: ['3,00 % da receita', 'Lei 9.718/1998, arts. 2º e 8º'],
      PIS: ['0,65 % da receita', 'Lei 9.718/1998, arts. 2º e 8º'],
    });
    expect(Object.keys(lawOf(normal, '2027-01')?.laws ?? {})).toEqual(['IRPJ', 'CSLL']);
  });
});
