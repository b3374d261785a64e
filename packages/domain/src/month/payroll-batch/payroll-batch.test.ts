import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { payrollSelection } from './payroll-batch.ts';
import { copyOutcome, NO_PAYROLL, type PayrollFacts, payrollResultState, sheetOutcome, thirteenthWarning } from './payroll-outcome.ts';
import { readPayrollSheet } from './payroll-sheet.ts';
import { judgePayrolls, type PayrollCompany } from './payroll-sheet-rows.ts';
import { payrollInWords, payrollsDone, payrollsToCome } from './payroll-words.ts';

const paid: PayrollMonth = { ...NO_PAYROLL, pro_labore: 300_000 };
const nothing: PayrollFacts = { is_closed: false, payroll: null, former: null, decided: null };
const former = { ...paid, competence: '2026-08' };
const told = { ...paid, version: 1 };

describe('a payroll as it was told the last time', () => {
  it.each([
    ['is copied', { former }, 'created'],
    ['stays where it is told', { former, payroll: told }, 'told'],
    ['stays where it is told and closed', { former, payroll: told, is_closed: true }, 'told'],
    ['is refused in a closed month', { former, is_closed: true }, 'closed'],
    ['is none without a former one', {}, 'no_former'],
  ] as const)('%s', (_name, facts, result) => {
    expect(copyOutcome({ ...nothing, ...facts }).result).toBe(result);
  });

  it('says from which month it is', () => {
    expect(copyOutcome({ ...nothing, former })).toMatchObject({ after: paid, words: 'Igual à folha de ago/2026.' });
  });

  it('has the pró-labore that was decided for it', () => {
    const wages = { ...former, wages: 150_000 };
    expect(copyOutcome({ ...nothing, former: wages, decided: 420_000 })).toEqual({
      result: 'created',
      words: 'Pró-labore como foi decidido; o resto igual à folha de ago/2026.',
      before: null,
      after: { ...paid, wages: 150_000, pro_labore: 420_000 },
    });
    expect(copyOutcome({ ...nothing, decided: 0 })).toMatchObject({
      result: 'created',
      words: 'Pró-labore como foi decidido.',
      after: NO_PAYROLL,
    });
    expect(copyOutcome({ ...nothing, decided: 1, is_closed: true }).result).toBe('closed');
  });

  it('warns of the 13th in the months that hold it, and in the one after', () => {
    expect(['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].map((month) => thirteenthWarning(month) !== null)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a row of a spreadsheet', () => {
  it.each([
    ['new', { pro_labore: 5 }, {}, 'created', { ...NO_PAYROLL, pro_labore: 5 }],
    ['that mends', { wages: 9 }, { payroll: told }, 'changed', { ...paid, wages: 9 }],
    ['that says the same', { pro_labore: 300_000 }, { payroll: told }, 'same', paid],
    ['that says the same of a closed month', { pro_labore: 300_000 }, { payroll: told, is_closed: true }, 'same', paid],
    ['of a closed month', { pro_labore: 1 }, { is_closed: true }, 'closed', { ...NO_PAYROLL, pro_labore: 1 }],
    ['without values', {}, { payroll: told }, 'blank', null],
    ['of nothing', { pro_labore: 0 }, {}, 'created', NO_PAYROLL],
  ] as const)('%s', (_name, values, facts, result, after) => {
    expect(sheetOutcome(values, { ...nothing, ...facts })).toMatchObject({ result, after });
  });

  it('leaves as they are the amounts that it leaves out, whatever they are', () => {
    const amount = fc.nat(1_000_000);
    const payroll = fc.record({ pro_labore: amount, wages: amount, inss_employer: amount, fgts: amount });
    const values = fc.record({ pro_labore: amount, wages: amount, inss_employer: amount, fgts: amount }, { requiredKeys: [] });
    fc.assert(
      fc.property(payroll, values, (before, said) => {
        const { result, after } = sheetOutcome(said, { ...nothing, payroll: { ...before, version: 1 } });
        if (payrollResultState[result] === 'waiting') expect(after).toEqual({ ...before, ...said });
        else expect(result).toBe(Object.keys(said).length === 0 ? 'blank' : 'same');
      }),
      runs,
    );
  });
});

const sheet = (text: string, chosen: Parameters<typeof readPayrollSheet>[0]['chosen'] = null) =>
  readPayrollSheet({ bytes: new TextEncoder().encode(text), chosen });
const rowsOf = (text: string) => {
  const reading = sheet(text);
  if (!reading.ok || reading.missing) throw new Error('not read');
  return reading.rows;
};
const cnpj = '11222333000181';

describe('a spreadsheet of payrolls', () => {
  it('is read by the names of its columns, below whatever stands above them', () => {
    const [row, ...others] = rowsOf(
      `Folhas de outubro\n\nEmpresa;C.N.P.J.;Pró-Labore (R$);Salários;INSS Patronal;FGTS\nSouza;11.222.333/0001-81;R$ 3.000,00;1.500,5;0;120`,
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      cnpj,
      name: 'Souza',
      problem: null,
      values: { pro_labore: 300_000, wages: 150_050, inss_employer: 0, fgts: 12_000 },
    });
  });

  it.each([
    ['a CNPJ that lost its zeros', 'CNPJ;Pró-labore\n191;10', { cnpj: '00000000000191', problem: null }],
    ['a wrong CNPJ', 'CNPJ;Pró-labore\n11222333000180;10', { problem: 'CNPJ inválido. Confira os caracteres.' }],
    ['what is no amount', `CNPJ;Pró-labore\n${cnpj};dez`, { problem: 'Pró-labore: “dez” não é um valor. Escreva como 1.234,56.' }],
    ['less than nothing', `CNPJ;FGTS\n${cnpj};-1`, { problem: 'FGTS: o valor não pode ser negativo.', values: {} }],
    ['what it leaves out', `CNPJ;Pró-labore;FGTS\n${cnpj};;`, { values: {} }],
  ])('%s', (_name, text, row) => {
    expect(rowsOf(text)[0]).toMatchObject(row);
  });

  it('leaves out totals and rows of no company', () => {
    expect(rowsOf(`CNPJ;Pró-labore\n${cnpj};10\n;99\nTotal;109`)).toHaveLength(1);
  });

  it.each([
    ['', 'O arquivo está vazio.'],
    ['CNPJ;Pró-labore', /^Não encontramos uma tabela/],
    [`CNPJ;Pró-labore\n${`${cnpj};1\n`.repeat(2001)}`, /^O arquivo tem mais de 2\.000 linhas/],
    ['CNPJ;Pró-labore\n"1', 'Na linha 2 há aspas que não fecham.'],
  ])('that says nothing: %.20s', (text, reason) => {
    expect(sheet(text)).toEqual({ ok: false, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
  });

  it('asks what its columns are, and takes the word of a person', () => {
    const text = `Código;Quantia\n${cnpj};10`;
    expect(sheet(text)).toMatchObject({ missing: 'Diga qual coluna é o CNPJ ou o nome da empresa.', rows: [] });
    expect(sheet(text, ['cnpj', null])).toMatchObject({ missing: 'Diga qual coluna é o pró-labore, ou outro valor da folha.' });
    expect(sheet(text, ['cnpj', 'wages'])).toMatchObject({ missing: null, rows: [{ values: { wages: 1000 } }] });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 80 }), (bytes, tail) => {
        const head = new TextEncoder().encode(`CNPJ;Pró-labore;FGTS\n${tail}`);
        expect(typeof readPayrollSheet({ bytes: new Uint8Array([...head, ...bytes]), chosen: null }).ok).toBe('boolean');
      }),
      runs,
    );
  });
});

describe('the company of a row', () => {
  const company = (id: number, change: Partial<PayrollCompany> = {}): PayrollCompany => ({
    ...nothing,
    id,
    name: `Clínica ${id} Ltda.`,
    fantasy_name: null,
    cnpj: null,
    is_working: true,
    ...change,
  });
  const judged = (text: string, companies: readonly PayrollCompany[]) =>
    judgePayrolls(rowsOf(`CNPJ;Empresa;Pró-labore\n${text}`), companies).map(({ result, company: found }) => [result, found?.id ?? null]);

  it.each([
    ['by its CNPJ, whatever the name', `${cnpj};Outra;1`, [company(1, { cnpj })], [['created', 1]]],
    ['by its name, without accents or case', ';CLINICA 2 LTDA.;1', [company(2)], [['created', 2]]],
    ['by the name it is known by', ';Bem-estar;1', [company(3, { fantasy_name: 'Bem-Estar' })], [['created', 3]]],
    ['never by the name where its CNPJ is another', `${cnpj};Clínica 4 Ltda.;1`, [company(4)], [['unknown', null]]],
    ['of two of one name', ';Clínica;1', [company(5, { name: 'Clínica' }), company(6, { name: 'Clínica' })], [['ambiguous', null]]],
    ['that has left', `${cnpj};;1`, [company(7, { cnpj, is_working: false })], [['not_working', 7]]],
    [
      'twice',
      `${cnpj};;1\n;Clínica 8 Ltda.;2`,
      [company(8, { cnpj })],
      [
        ['created', 8],
        ['doubled', 8],
      ],
    ],
  ])('%s', (_name, text, companies, results) => {
    expect(judged(text, companies)).toEqual(results);
  });
});

describe('in words', () => {
  it.each([
    [null, paid, 'Pró-labore R$\u00a03.000,00'],
    [paid, { ...paid, pro_labore: 0, fgts: 100 }, 'Pró-labore R$\u00a03.000,00 → R$\u00a00,00 · FGTS R$\u00a00,00 → R$\u00a01,00'],
    [null, NO_PAYROLL, 'Sem pagamentos'],
    [paid, null, 'Pró-labore R$\u00a03.000,00'],
    [null, null, ''],
  ])('%o, %o', (before, after, words) => {
    expect(payrollInWords(before, after)).toBe(words);
  });

  it('says what will come, and what came', () => {
    expect(payrollsToCome({ waiting: 1, left: 2, failed: 1 })).toBe('1 folha a informar · 2 ficam como estão · 1 não entra');
    expect(payrollsDone({ waiting: 3, done: 2, left: 0, failed: 1 })).toBe('2 informadas, 1 não entrou, 3 na fila');
  });
});

it.each([
  ['named', { company_ids: [1] }, true],
  ['of the filters', { filters: {}, except_ids: [3] }, true],
  ['both', { company_ids: [1], filters: {} }, false],
  ['none', {}, false],
])('companies are chosen in one way: %s', (_name, selection, ok) => {
  expect(parse(payrollSelection, { competence: '2026-10', ...selection }).ok).toBe(ok);
});
