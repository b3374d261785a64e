import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { readProfitSheet } from './profit-sheet.ts';
import { countsOf, judgeProfits, type ProfitCompany, profitsDone, profitsToCome } from './profit-sheet-rows.ts';

const sheet = (text: string, chosen: Parameters<typeof readProfitSheet>[0]['chosen'] = null) =>
  readProfitSheet({ bytes: new TextEncoder().encode(text), chosen });
const rowsOf = (text: string) => {
  const reading = sheet(text);
  if (!reading.ok || reading.missing) throw new Error('not read');
  return reading.rows;
};
const cnpj = '11222333000181';

describe('a spreadsheet of profits', () => {
  it('is read by the names of its columns, below whatever stands above them, without totals', () => {
    const text = `Lucros de outubro\n\nEmpresa;C.N.P.J.;CPF do sócio;Sócio;Pago em;Valor (R$);Observação\nSouza;11.222.333/0001-81;123.456.789-09;Ana;20/10/2026;1.800,50;Ata 3\nSouza;11.222.333/0001-81;529.982.247-25;Bia;;;\nTotal;;;;;1.800,50;`;
    expect(rowsOf(text)).toMatchObject([
      {
        line: 4,
        cnpj,
        name: 'Souza',
        cpf: '12345678909',
        person: 'Ana',
        paid_on: '2026-10-20',
        amount: 180_050,
        note: 'Ata 3',
        problem: null,
      },
    ]);
  });

  it.each([
    ['a CPF that lost its zeros', `${cnpj};191;20/10/2026;1`, { cpf: '00000000191', problem: null }],
    ['a wrong CPF', `${cnpj};12345678900;20/10/2026;1`, { problem: 'CPF inválido. Confira os números.' }],
    ['a wrong CNPJ', '11222333000180;;20/10/2026;1', { problem: 'CNPJ inválido. Confira os caracteres.' }],
    ['no day', `${cnpj};;ontem;1`, { problem: 'Pago em: “ontem” não é um dia. Escreva como 20/10/2026.' }],
    ['no amount', `${cnpj};;20/10/2026;mil`, { problem: 'Valor: “mil” não é um valor. Escreva como 1.234,56.' }],
    ['nothing', `${cnpj};;20/10/2026;0`, { problem: 'Valor: escreva um valor maior que zero.' }],
  ])('%s', (_name, text, row) => {
    expect(rowsOf(`CNPJ;CPF;Data;Valor\n${text}`)[0]).toMatchObject(row);
  });

  it.each([
    ['', 'O arquivo está vazio.'],
    ['CNPJ;Data;Valor', /uma retirada em cada linha\.$/],
    [`CNPJ;Data;Valor\n${`${cnpj};20/10/2026;1\n`.repeat(501)}`, /^O arquivo tem mais de 500 linhas/],
  ])('that says nothing: %.20s', (text, reason) => {
    expect(sheet(text)).toEqual({ ok: false, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
  });

  it('asks what its columns are, and takes the word of a person', () => {
    const text = `Código;Quando;Quanto\n${cnpj};20/10/2026;10`;
    expect(sheet(text)).toMatchObject({ missing: 'Diga qual coluna é o CNPJ ou o nome da empresa.', rows: [] });
    expect(sheet(text, ['cnpj', null, 'amount'])).toMatchObject({ missing: 'Diga qual coluna é o dia em que foi pago.' });
    expect(sheet(text, ['cnpj', 'paid_on', null])).toMatchObject({ missing: 'Diga qual coluna é o valor.' });
    expect(sheet(text, ['cnpj', 'paid_on', 'amount'])).toMatchObject({ missing: null, rows: [{ amount: 1000 }] });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 80 }), (bytes, tail) => {
        const head = new TextEncoder().encode(`CNPJ;CPF;Data;Valor\n${tail}`);
        expect(typeof sheet(new TextDecoder().decode(new Uint8Array([...head, ...bytes]))).ok).toBe('boolean');
      }),
      runs,
    );
  });
});

const ana = { user_id: 1, person: '12345678909', name: 'Ana Souza', cpf: '12345678909' };
const bruno = { user_id: 7, person: 'u7', name: 'Bruno Alves', cpf: null };
const company: ProfitCompany = {
  id: 1,
  name: 'Souza Medicina Ltda.',
  fantasy_name: null,
  cnpj,
  is_working: true,
  partners: [ana],
  payments: [],
  filed: [],
};
const judged = (text: string, change: Partial<ProfitCompany> = {}) =>
  judgeProfits(rowsOf(`CNPJ;Empresa;CPF;Sócio;Data;Valor\n${text}`), [{ ...company, ...change }], '2026-11-20');
const row = (cpf: string, person: string, day = '20/10/2026', amount = '100,00') => `${cnpj};;${cpf};${person};${day};${amount}`;
const paid = { person: ana.person, amount: 10_000, paid_on: '2026-10-18' };

describe('what becomes of a row', () => {
  it.each<[string, string, Partial<ProfitCompany>, string[]]>([
    ['of the only partner', row('', ''), {}, ['created']],
    ['of a partner by CPF', row('12345678909', ''), { partners: [ana, bruno] }, ['created']],
    ['of a partner by name', row('', 'bruno alves'), { partners: [ana, bruno] }, ['created']],
    ['of one of several', row('', ''), { partners: [ana, bruno] }, ['nobody']],
    ['of another person by CPF and name', row('52998224725', 'Caio'), {}, ['created']],
    ['of another person by CPF alone', row('52998224725', ''), {}, ['nobody']],
    ['of a name that no partner has', row('', 'Caio'), {}, ['nobody']],
    ['told already', row('', ''), { payments: [paid] }, ['told']],
    ['told already, once', `${row('', '')}\n${row('', '', '21/10/2026')}`, { payments: [paid] }, ['told', 'created']],
    ['of the same amount long after', row('', '', '24/10/2026'), { payments: [paid] }, ['created']],
    ['of the same amount of another person', row('52998224725', 'Caio'), { payments: [paid] }, ['created']],
    ['twice in the file', `${row('', '')}\n${row('', '')}`, {}, ['created', 'doubled']],
    ['of tomorrow', row('', '', '21/11/2026'), {}, ['wrong']],
    ['of a company that left', row('', ''), { is_working: false }, ['not_working']],
    ['of another company', row('', ''), { cnpj: null }, ['unknown']],
  ])('%s', (_name, text, change, results) => {
    expect(judged(text, change).map(({ result }) => result)).toEqual(results);
  });

  it('says that the Reinf of the month has left', () => {
    expect(judged(row('', ''), { filed: ['2026-10'] })[0]?.words).toMatch(/^A Reinf de outubro de 2026 já foi entregue/);
  });

  it('is nothing new the second time, whatever the first wrote', () => {
    const day = fc.integer({ min: 1, max: 28 });
    const rows = fc.array(fc.record({ day, amount: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rows, (written) => {
        const text = written.map((one) => row('', '', `${one.day}/10/2026`, `${one.amount},00`)).join('\n');
        const first = judged(text).filter(({ result }) => result === 'created');
        const payments = first.map(({ row: { paid_on, amount } }) => ({ person: ana.person, paid_on, amount }));
        expect(countsOf(judged(text, { payments })).created).toBe(0);
      }),
      runs,
    );
  });

  it('is counted in words', () => {
    expect(profitsToCome({ created: 2, present: 1, failed: 1 })).toBe('2 retiradas a registrar · 1 já registrada · 1 não entra');
    expect(profitsDone({ created: 1, present: 0, failed: 2 })).toBe('1 retirada registrada, 2 não entraram');
  });
});
