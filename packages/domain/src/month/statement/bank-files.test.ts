import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { splitImport } from './new-transactions.ts';
import { readStatementFile, type StatementFormat } from './statement-file.ts';
import type { Transaction } from './transaction.ts';

// Forty ways in which Brazilian banks and apps write a statement, each of the same movements: none is lost and none doubled, in whatever order and however
// often overlapping files come.

type Written = { day: number; cents: number; memo: string };

/** Two of a day that are equal are two: parking twice, two equal Pix. */
const MOVEMENTS: readonly Written[] = [
  { day: 1, cents: 1_250_000, memo: 'PIX RECEBIDO HOSPITAL SÃO LUCAS' },
  { day: 1, cents: -4990, memo: 'TARIFA PACOTE' },
  { day: 3, cents: -1200, memo: 'ESTACIONAMENTO' },
  { day: 3, cents: -1200, memo: 'ESTACIONAMENTO' },
  { day: 8, cents: 5, memo: 'RENDIMENTO' },
  { day: 12, cents: -320_000, memo: 'ALUGUEL SALA 12' },
  { day: 15, cents: 938_500, memo: 'TED CLÍNICA VIDA' },
  { day: 15, cents: 938_500, memo: 'TED CLÍNICA VIDA' },
  { day: 20, cents: -452_250, memo: 'DAS SIMPLES NACIONAL' },
  { day: 27, cents: -99_999, memo: 'FORNECEDOR LTDA' },
  { day: 31, cents: 100, memo: 'ESTORNO' },
];

type Style = { name: string; format: StatementFormat; write: (movements: readonly (Written & { id: number })[]) => Uint8Array };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** ISO-8859-1: the bytes are the code points. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const two = (number: number): string => String(number).padStart(2, '0');
const plain = (cents: number, mark = '.'): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}${mark}${two(Math.abs(cents) % 100)}`;
const grouped = (cents: number): string => plain(cents, ',').replace(/(\d)(?=(\d{3})+,)/g, '$1.');

type OfxLook = {
  bank: string;
  id?: (id: number) => string;
  amount?: (cents: number) => string;
  date?: (day: number) => string;
  named?: boolean;
};

const ofx =
  (
    { bank, id = (number) => `20261000${number}`, amount = plain, date = (day) => `202610${two(day)}`, named = false }: OfxLook,
    close = '',
  ) =>
  (movements: readonly (Written & { id: number })[]): string => {
    const tag = (name: string, value: string): string => `<${name}>${value}${close && `</${name}>`}\n`;
    const rows = movements.map(
      (movement) =>
        `<STMTTRN>\n${tag('TRNTYPE', movement.cents < 0 ? 'DEBIT' : 'CREDIT')}${tag('DTPOSTED', date(movement.day))}${tag('TRNAMT', amount(movement.cents))}${tag('FITID', id(movement.id))}${named ? tag('NAME', movement.memo) : tag('MEMO', movement.memo)}</STMTTRN>\n`,
    );
    return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${tag('CURDEF', 'BRL')}<BANKACCTFROM>${tag('BANKID', bank)}${tag('ACCTID', '12345-6')}</BANKACCTFROM><BANKTRANLIST>\n${rows.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
  };

const asOfx = (
  name: string,
  look: OfxLook,
  { close = '', encode = utf8 }: { close?: string; encode?: (text: string) => Uint8Array } = {},
): Style => ({
  name,
  format: 'ofx',
  write: (movements) => encode(ofx(look, close)(movements)),
});

type CsvLook = {
  head: readonly string[];
  cells: (movement: Written & { id: number }) => readonly string[];
  separator?: string;
  end?: string;
  above?: string;
};

const asCsv = (name: string, { head, cells, separator = ';', end = '\r\n', above = '' }: CsvLook, encode = utf8): Style => ({
  name,
  format: 'csv',
  write: (movements) =>
    encode(
      above +
        [head, ...movements.map(cells)]
          .filter(({ length }) => length > 0)
          .map((row) => row.join(separator))
          .join(end) +
        end,
    ),
});

const slashes = (day: number): string => `${two(day)}/10/2026`;
const iso = (day: number): string => `2026-10-${two(day)}`;
const memoed = ({ day, memo, cents }: Written): [string, string, string] => [slashes(day), memo, grouped(cents)];
const apart = (cents: number, empty = ''): [string, string] => (cents > 0 ? [grouped(cents), empty] : [empty, grouped(-cents)]);

const STYLES: readonly Style[] = [
  asOfx('Itaú', { bank: '0341' }, { encode: latin1 }),
  asOfx('Bradesco', { bank: '0237', amount: (cents) => plain(cents, ',') }, { encode: latin1 }),
  asOfx('Banco do Brasil', { bank: '001', date: (day) => `202610${two(day)}120000[-3:BRT]` }),
  asOfx('Santander', { bank: '033', date: (day) => `202610${two(day)}000000[-3:GMT]` }, { encode: latin1 }),
  asOfx('Caixa', { bank: '0104', id: (number) => String(number).padStart(6, '0') }),
  asOfx('Nubank', { bank: '0260', id: (number) => `6717c1f2-0000-4000-8000-00000000000${number}`.slice(0, 36) }, { close: '/' }),
  asOfx('Inter', { bank: '077', id: (number) => `2026100112077${number}` }, { close: '/' }),
  asOfx('C6', { bank: '336', named: true }, { close: '/' }),
  asOfx('BTG Pactual', { bank: '208', date: (day) => `202610${two(day)}100000.000[-03:EST]` }),
  asOfx('Safra', { bank: '422', id: () => '0' }),
  asOfx('Sicoob', { bank: '756', id: () => '' }),
  asOfx('Sicredi', { bank: '748', id: () => '000000' }, { encode: latin1 }),
  asOfx('XP', { bank: '348', named: true, amount: (cents) => plain(cents, ',') }),
  asOfx('Banrisul', { bank: '041', amount: (cents) => (cents > 0 ? `+${plain(cents)}` : plain(cents)) }),
  asOfx('Mercado Pago', { bank: '323', id: (number) => `9${number}00000000` }, { close: '/' }),
  asOfx('PagBank', { bank: '290', id: (number) => `PAG${number}ABCDEF` }),
  asOfx('Cora', { bank: '403', id: (number) => `ent_${number}abcdef` }, { close: '/' }),
  asOfx('Stone', { bank: '197', date: (day) => `202610${two(day)}03` }),
  asOfx('Unicred', { bank: '136', id: (number) => `UN${number}000000` }, { encode: latin1 }),
  asOfx('Ailos', { bank: '085', named: true, id: () => '00' }),
  asCsv('Itaú em CSV', { head: ['data', 'lançamento', 'valor'], cells: memoed }),
  asCsv(
    'Bradesco em CSV',
    {
      head: ['Data', 'Histórico', 'Docto.', 'Crédito (R$)', 'Débito (R$)'],
      cells: ({ day, memo, cents, id }) => [slashes(day), memo, String(id), ...apart(cents)],
    },
    latin1,
  ),
  asCsv(
    'Banco do Brasil em CSV',
    {
      head: ['"Data"', '"Histórico"', '"Valor"'],
      cells: ({ day, memo, cents }) => [`"${slashes(day)}"`, `"${memo}"`, `"${plain(cents)}"`],
      separator: ',',
    },
    latin1,
  ),
  asCsv('Santander em CSV', {
    head: ['Data', 'Descrição', 'Entradas', 'Saídas'],
    cells: ({ day, memo, cents }) => [slashes(day), memo, ...apart(cents, '0,00')],
  }),
  asCsv('Caixa em CSV', {
    head: ['"Data_Mov"', '"Historico"', '"Valor"', '"Deb_Cred"'],
    cells: ({ day, memo, cents }) => [`"202610${two(day)}"`, `"${memo}"`, `"${plain(Math.abs(cents))}"`, cents < 0 ? '"D"' : '"C"'],
  }),
  asCsv('Nubank em CSV', {
    head: ['Data', 'Valor', 'Identificador', 'Descrição'],
    cells: ({ day, memo, cents, id }) => [slashes(day), plain(cents), `6717c1f2-${id}`, memo],
    separator: ',',
  }),
  asCsv('Inter em CSV', {
    head: ['Data Lançamento', 'Histórico', 'Descrição', 'Valor'],
    cells: ({ day, memo, cents }) => [slashes(day), 'Pix', memo, grouped(cents)],
    above: 'Extrato Conta Corrente \r\nConta ;123456\r\nPeríodo ;01/10/2026 a 31/10/2026\r\n\r\n',
  }),
  asCsv('C6 em CSV', {
    head: ['Data Lançamento', 'Título', 'Descrição', 'Entrada(R$)', 'Saída(R$)'],
    cells: ({ day, memo, cents }) => [slashes(day), memo, memo, ...apart(cents, '0,00')],
  }),
  asCsv('BTG em CSV', {
    head: ['Data e hora', 'Transação', 'Descrição', 'Valor'],
    cells: ({ day, memo, cents }) => [`${slashes(day)} 10:30`, 'Pix', memo, grouped(cents)],
  }),
  asCsv('Safra em CSV', { head: ['DATA', 'LANÇAMENTO', 'VALOR (R$)'], cells: memoed, separator: '\t' }),
  asCsv('Sicoob em CSV', {
    head: ['Data', 'Histórico', 'Valor', 'Natureza'],
    cells: ({ day, memo, cents }) => [slashes(day), memo, grouped(Math.abs(cents)), cents < 0 ? 'D' : 'C'],
  }),
  asCsv('Sicredi em CSV', {
    head: ['Data', 'Descrição', 'Valor (R$)'],
    cells: ({ day, memo, cents }) => [slashes(day), memo, `R$ ${grouped(cents)}`],
  }),
  asCsv('XP em CSV', { head: ['Data', 'Descrição', 'Valor'], cells: ({ day, memo, cents }) => [iso(day), memo, plain(cents)], end: '\n' }),
  asCsv('Mercado Pago em CSV', {
    head: ['Data', 'Descrição', 'ID da operação', 'Valor'],
    cells: ({ day, memo, cents, id }) => [`${two(day)}-10-2026`, memo, `90000000${id}`, grouped(cents)],
  }),
  asCsv('PagBank em CSV', {
    head: ['CODIGO DA TRANSACAO', 'DATA', 'TIPO', 'DESCRICAO', 'VALOR'],
    cells: ({ day, memo, cents, id }) => [`TX-00000${id}`, slashes(day), 'Pix', memo, grouped(cents)],
  }),
  asCsv('Cora em CSV', {
    head: ['Data', 'Transação', 'Identificação', 'Valor'],
    cells: ({ day, memo, cents }) => [slashes(day), memo, '', plain(cents)],
    separator: ',',
  }),
  asCsv('Stone em CSV', {
    head: ['Tipo', 'Data', 'Descrição', 'Valor'],
    cells: ({ day, memo, cents }) => [cents < 0 ? 'Débito' : 'Crédito', `${slashes(day)} às 10:30`, memo, grouped(Math.abs(cents))],
  }),
  asCsv('Neon em CSV', {
    head: ['Data', 'Estabelecimento', 'Valor'],
    cells: ({ day, memo, cents }) => [`${two(day)}.10.26`, memo, grouped(cents)],
  }),
  asCsv('Sem nomes', { head: [], cells: memoed }),
  asCsv('Sem ano', { head: ['Data', 'Histórico', 'Valor'], cells: ({ day, memo, cents }) => [`${two(day)}/10`, memo, grouped(cents)] }),
];

const withIds = MOVEMENTS.map((movement, index) => ({ ...movement, id: index + 1 }));

const readOf = ({ format, write }: Style, from: number, until: number): Transaction[] => {
  const reading = readStatementFile(format, write(withIds.filter(({ day }) => day >= from && day <= until)), '2026-10');
  if (!reading.ok) throw new Error(reading.reason);
  return reading.accounts.flatMap(({ transactions }) => transactions);
};

const told = (transactions: readonly Pick<Transaction, 'date' | 'amount'>[]): string[] =>
  transactions.map(({ date, amount }) => `${date} ${amount}`).toSorted();

const EVERY = told(MOVEMENTS.map(({ day, cents }) => ({ date: iso(day), amount: cents })));

/** Parts that overlap, as people download them, and all of it. */
const PARTS = [
  [1, 15],
  [12, 31],
  [1, 31],
] as const;

describe.each(STYLES.map((style) => [style.name, style] as const))('a statement of %s', (_, style) => {
  it('says each movement once', () => {
    expect(told(readOf(style, 1, 31))).toEqual(EVERY);
  });

  it('loses and doubles nothing in whatever order its parts come, and come again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 }), (sent) => {
        const kept: Transaction[] = [];
        for (const [from, until] of [...sent, ...PARTS]) kept.push(...splitImport(kept, readOf(style, from, until)).fresh);
        expect(told(kept)).toEqual(EVERY);
      }),
      { numRuns: runs.numRuns / 10 },
    );
  });
});

it('is forty of them', () => {
  expect(new Set(STYLES.map(({ name }) => name)).size).toBe(40);
});

it('is read or refused in words, however a file is cut or spoilt', () => {
  const spoilt = fc
    .record({
      style: fc.constantFrom(...STYLES),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      noise: fc.uint8Array({ maxLength: 40 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ style, cut, noise, at }) => {
      const bytes = style.write(withIds).slice(0, Math.ceil(cut * 3000));
      const place = Math.floor(at * bytes.length);
      return { format: style.format, bytes: Uint8Array.from([...bytes.slice(0, place), ...noise, ...bytes.slice(place)]) };
    });
  fc.assert(
    fc.property(spoilt, ({ format, bytes }) => {
      const reading = readStatementFile(format, bytes, '2026-10');
      if (reading.ok)
        for (const { transactions } of reading.accounts) expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
      else expect(reading.reason).toMatch(/\.$/);
    }),
    { numRuns: Math.max(300, runs.numRuns / 2) },
  );
});
