import { expect, it } from 'vitest';
import { isSameAccount, MOST_TRANSACTIONS, readStatementFile, type StatementFormat } from './statement-file.ts';

const movement = (id: string, memo = 'PIX') => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261005<TRNAMT>10.00<FITID>${id}<MEMO>${memo}</STMTTRN>`;
const account = (number: string, movements = movement('A1')) =>
  `<STMTRS><BANKACCTFROM><BANKID>341<ACCTID>${number}</BANKACCTFROM><BANKTRANLIST>${movements}</BANKTRANLIST></STMTRS>`;
const ofx = (...accounts: string[]) => `OFXHEADER:100\n<OFX><STMTTRNRS>${accounts.join('')}</STMTTRNRS></OFX>`;
const csv = (...lines: string[]) => ['Data;Histórico;Valor', ...lines].join('\n');
const many = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, index) => of(index));

const reasonOf = (format: StatementFormat, text: string): string | null => {
  const read = readStatementFile(format, new TextEncoder().encode(text));
  return read.ok ? null : read.reason;
};

it.each<[string, StatementFormat, string, string]>([
  [
    'of 500 accounts',
    'ofx',
    ofx(...many(500, (index) => account(String(index)))),
    'O arquivo traz mais de 10 contas. Baixe o extrato de uma conta de cada vez.',
  ],
  ['with an account of 10,000 characters', 'ofx', ofx(account('1'.repeat(10_000))), 'O número de uma conta no arquivo é comprido demais.'],
  ['with a description of 10,000 characters', 'ofx', ofx(account('1', movement('A1', 'x'.repeat(10_000)))), 'texto comprido demais'],
  ['with an id of 10,000 characters', 'ofx', ofx(account('1', movement('1'.repeat(10_000)))), 'texto comprido demais'],
  ['with too many movements', 'ofx', ofx(account('1', movement('A1').repeat(MOST_TRANSACTIONS + 1))), 'lançamentos demais'],
  ['of empty lines only', 'csv', '\n'.repeat(1_000_000), 'O arquivo está vazio.'],
  ['of spaces and empty lines', 'csv', ' \r\n'.repeat(100_000), 'O arquivo está vazio.'],
  ['of names and empty lines', 'csv', csv('\n'.repeat(1_000_000)), 'O arquivo tem linhas demais.'],
  ['with too many lines', 'csv', csv('05/10/2026;Pix;1,00\n'.repeat(2 * MOST_TRANSACTIONS + 1)), 'O arquivo tem linhas demais.'],
  ['with too many movements of few lines', 'csv', csv('05/10/2026;Pix;1,00\n'.repeat(MOST_TRANSACTIONS + 1)), 'lançamentos demais'],
  ['with a description of 10,000 characters', 'csv', csv(`05/10/2026;${'x'.repeat(10_000)};1,00`), 'texto comprido demais'],
])('a file %s (%s) is refused in words', (_name, format, text, reason) => {
  expect(reasonOf(format, text)).toContain(reason);
});

it('takes the most that is taken', () => {
  expect(reasonOf('ofx', ofx(...many(10, (index) => account(`${index}`))))).toBeNull();
  expect(reasonOf('ofx', ofx(account('1'.repeat(60), movement('A1', 'x'.repeat(255)))))).toBeNull();
  expect(reasonOf('csv', csv(many(MOST_TRANSACTIONS, (index) => `05/10/2026;Pix ${index};1,00`).join('\n')))).toBeNull();
});

it.each([
  ['341', '40002-7', '341', '400027', true],
  ['001', '1234-5', '1', '12345', true],
  ['0341', '0012345', '341', '12345', true],
  ['001', '1234-X', '1', '1234x', true],
  ['341', '12345', '237', '12345', false],
  ['341', '12345', '341', '12346', false],
])('%s/%s and %s/%s are one account: %s', (bank_code, account, other_bank, other_account, same) => {
  expect(isSameAccount({ bank_code, account }, { bank_code: other_bank, account: other_account })).toBe(same);
});
