import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/date/date.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { readOfx } from './ofx.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** ISO-8859-1: the bytes are the code points. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const HEADER =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n';
const ACCOUNT = '<BANKACCTFROM>\n<BANKID>0341\n<ACCTID>12345-6\n<ACCTTYPE>CHECKING\n</BANKACCTFROM>\n';

type Fields = { type?: string; date?: string; amount?: string; id?: string; memo?: string; name?: string };
let next = 0;
const movement = ({ type = 'DEBIT', date = '20260105', amount = '-10.00', id = `20260105${++next}`, memo = 'PAGTO', name }: Fields = {}) =>
  `<STMTTRN>\n<TRNTYPE>${type}\n<DTPOSTED>${date}\n<TRNAMT>${amount}\n<FITID>${id}\n${name === undefined ? '' : `<NAME>${name}\n`}<MEMO>${memo}\n</STMTTRN>\n`;
const statement = (movements: string, after = '', account = ACCOUNT) =>
  `<STMTTRNRS>\n<STMTRS>\n<CURDEF>BRL\n${account}<BANKTRANLIST>\n<DTSTART>20260101\n<DTEND>20260131\n${movements}</BANKTRANLIST>\n${after}</STMTRS>\n</STMTTRNRS>\n`;
const ofx = (...statements: string[]) => `${HEADER}<OFX>\n<BANKMSGSRSV1>\n${statements.join('')}</BANKMSGSRSV1>\n</OFX>\n`;

const readText = (text: string) => readOfx(utf8(text));
const first = (text: string) => {
  const { accounts, warnings } = readText(text);
  const [account] = accounts;
  if (!account) throw new Error('no account');
  return { ...account, warnings };
};
const only = (fields: Fields) => {
  const { transactions, warnings } = first(ofx(statement(movement(fields))));
  return { transaction: transactions[0], codes: warnings.map(({ code }) => code) };
};

describe('an OFX file', () => {
  it('in SGML without closing tags gives its account', () => {
    const text = ofx(
      statement(
        movement({ type: 'DEBIT', date: '20260105100000[-03:EST]', amount: '-70.00', id: '20260105001', memo: 'SAQUE  24H' }) +
          movement({ type: 'CREDIT', date: '20260106', amount: '1250.5', id: '20260106001', memo: 'PIX RECEBIDO' }),
        '<LEDGERBAL>\n<BALAMT>6529.19\n<DTASOF>20260131120000[-3:BRT]\n</LEDGERBAL>\n<AVAILBAL>\n<BALAMT>1.00\n<DTASOF>20250101\n</AVAILBAL>\n',
      ),
    );
    expect(readText(text)).toEqual({
      accounts: [
        {
          bank_code: '341',
          account: '12345-6',
          currency: 'BRL',
          start: '2026-01-01',
          end: '2026-01-31',
          balance: 652_919,
          balance_date: '2026-01-31',
          transactions: [
            { id: '20260105001', date: '2026-01-05', amount: -7000, memo: 'SAQUE 24H', kind: 'DEBIT' },
            { id: '20260106001', date: '2026-01-06', amount: 125_050, memo: 'PIX RECEBIDO', kind: 'CREDIT' },
          ],
        },
      ],
      warnings: [],
    });
  });

  it('is the same in XML, on one line, and with tags in lower case', () => {
    const sgml = ofx(statement(movement({ id: '20260105001' }), '<LEDGERBAL>\n<BALAMT>10.00\n<DTASOF>20260131\n</LEDGERBAL>\n'));
    const expected = readText(sgml);
    const closed = sgml.replace(/<([A-Z]+)>([^<\n]+)\n/g, '<$1>$2</$1>\n');
    const xml = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>${closed.slice(HEADER.length)}`;
    expect(closed).toContain('<FITID>20260105001</FITID>');
    expect(expected.accounts[0]?.transactions).toHaveLength(1);
    for (const text of [closed, xml, xml.replaceAll('\n', ''), sgml.replaceAll('\n', ''), sgml.replaceAll('\n', '\r\n')])
      expect(readText(text)).toEqual(expected);
    expect(readText(sgml.replace(/<\/?[A-Z]+>/g, (tag) => tag.toLowerCase()))).toEqual(expected);
  });

  it('may hold several accounts and cards', () => {
    const card = `<CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL<CCACCTFROM><ACCTID>9f8b7c6d</CCACCTFROM><BANKTRANLIST>${movement({
      id: '6543a1b2-0000-4c3d-8e9f-1a2b3c4d5e6f',
    })}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>`;
    const other = statement(movement(), '', '<BANKACCTFROM><BANKID>237<ACCTID>0001 / 98765-4</BANKACCTFROM>');
    const { accounts, warnings } = readText(`${HEADER}<OFX><FI><ORG>NU<FID>260</FI>${statement(movement())}${other}${card}</OFX>`);
    expect(accounts.map(({ bank_code, account, transactions }) => [bank_code, account, transactions.length])).toEqual([
      ['341', '12345-6', 1],
      ['237', '0001 / 98765-4', 1],
      ['260', '9f8b7c6d', 1],
    ]);
    expect(warnings).toEqual([]);
  });

  it('may be of the older OFC', () => {
    const text =
      '<OFC><DTD>2<CPAGE>1252<ACCTSTMT><ACCTFROM><BANKID>001<ACCTID>1234-5</ACCTFROM><STMTRS><DTSTART>20260101<DTEND>20260131<LEDGER>1.234,56' +
      '<GENTRN><TRNTYPE>1<DTPOSTED>20260105<TRNAMT>-10,00<FITID>20260105001<CHKNUM>7<MEMO>TARIFA</GENTRN></STMTRS></ACCTSTMT></OFC>';
    expect(first(text)).toMatchObject({
      bank_code: '001',
      account: '1234-5',
      start: '2026-01-01',
      balance: 123_456,
      transactions: [{ date: '2026-01-05', amount: -1000, memo: 'TARIFA', kind: '1' }],
      warnings: [],
    });
  });

  it.each([
    ['0341', '341'],
    ['0237', '237'],
    ['001', '001'],
    ['1', '001'],
    ['0260', '260'],
    ['60701190', '60701190'],
    ['', ''],
  ])('with BANKID %s is of bank %s', (written, code) => {
    expect(first(ofx(statement(movement(), '', `<BANKACCTFROM><BANKID>${written}<ACCTID>1</BANKACCTFROM>`))).bank_code).toBe(code);
  });
});

describe('charsets', () => {
  const text = (memo: string) => ofx(statement(movement({ memo })));

  it.each([
    ['UTF-8 behind a header that says 1252', utf8(text('COMPRA COM CARTÃO')), 'COMPRA COM CARTÃO'],
    ['UTF-8 with its mark', utf8(`\u{feff}${text('CARTÃO')}`), 'CARTÃO'],
    ['ISO-8859-1 behind a header that says UTF-8', latin1(text('TRANSFERÊNCIA').replace('USASCII', 'UTF-8')), 'TRANSFERÊNCIA'],
    ['Windows-1252', latin1(text('TAXA \u0080 5')), 'TAXA € 5'],
    [
      'UTF-16',
      Uint8Array.from(`\u{feff}${text('CARTÃO')}`.split('').flatMap((unit) => [unit.charCodeAt(0) % 256, unit.charCodeAt(0) >> 8])),
      'CARTÃO',
    ],
    [
      'UTF-16 big-endian',
      Uint8Array.from(`\u{feff}${text('CARTÃO')}`.split('').flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) % 256])),
      'CARTÃO',
    ],
  ])('%s is read', (_, bytes, memo) => {
    expect(readOfx(bytes).accounts[0]?.transactions[0]?.memo).toBe(memo);
  });

  it('UTF-8 cut in the middle of a letter stays UTF-8', () => {
    const bytes = utf8(`${text('PADARIA SÃO JOSÉ').replace('</OFX>\n', '')}Ã`);
    expect(readOfx(bytes.slice(0, -1)).accounts[0]?.transactions[0]?.memo).toBe('PADARIA SÃO JOSÉ');
  });
});

describe('amounts', () => {
  it.each([
    ['-836.30', -83_630],
    ['    -123,45', -12_345],
    ['            -200,00', -20_000],
    ['-1.234,56', -123_456],
    ['-1,234.56', -123_456],
    ['-1.234.567,89', -123_456_789],
    ['-8.95000', -895],
    ['-.50', -50],
    ['-10', -1000],
    ['- 10,5', -1050],
    ['R$ -10,00', -1000],
    ['-R$ 10,00', -1000],
    ['10,00-', -1000],
    ['(10,00)', -1000],
    ['−10,00', -1000],
    ['-0,00', 0],
  ])('%s is %d cents', (amount, cents) => {
    expect(only({ amount })).toMatchObject({ transaction: { amount: cents }, codes: [] });
  });

  it('with one separator before three digits are thousands, with a warning, unless the rest of the file says decimals', () => {
    expect(only({ amount: '-1.234' })).toMatchObject({ transaction: { amount: -123_400 }, codes: ['ambiguous_amount'] });
    const { transactions, warnings } = first(ofx(statement(movement({ amount: '-1.230' }) + movement({ amount: '-2.50' }))));
    expect(transactions.map(({ amount }) => amount)).toEqual([-123, -250]);
    expect(warnings).toEqual([]);
  });

  it.each(['  .  ', '', 'abc', '1.23.45', '1,2,3', '1.2345', '0,001', '1e3', '--5', '(5', '9'.repeat(17), '9'.repeat(50)])(
    'that are none, like %s, leave the movement out and say so',
    (amount) => {
      const { transaction, codes } = only({ amount });
      expect(transaction).toBeUndefined();
      expect(codes).toEqual(['transaction_amount']);
    },
  );

  it('of a balance are no movement (Caixa)', () => {
    expect(only({ amount: '            .  ', memo: 'SALDO DIA', id: '0' })).toEqual({ transaction: undefined, codes: ['balance_row'] });
    expect(only({ amount: '100,00', memo: 'S A L D O' }).codes).toEqual(['balance_row']);
    expect(only({ amount: '100,00', type: 'CREDIT', memo: 'SALDO REMANESCENTE FGTS' }).transaction?.amount).toBe(10_000);
  });
});

describe('signs', () => {
  it('count when some amount is negative, whatever the kind says', () => {
    const { transactions, warnings } = first(
      ofx(statement(movement({ amount: '-5.00' }) + movement({ amount: '7.00' }) + movement({ type: 'CREDIT', amount: '-3.00' }))),
    );
    expect(transactions.map(({ amount }) => amount)).toEqual([-500, 700, -300]);
    expect(warnings.map(({ code }) => code)).toEqual(['sign_contradicts_type', 'sign_contradicts_type']);
  });

  it('come from the kind in a file that writes none', () => {
    const { transactions, warnings } = first(
      ofx(
        statement(
          movement({ amount: '5.00' }) +
            movement({ type: 'FEE', amount: '2.00' }) +
            movement({ type: 'CREDIT', amount: '9.00' }) +
            movement({ type: 'XFER', amount: '1.00' }),
        ),
      ),
    );
    expect(transactions.map(({ amount }) => amount)).toEqual([-500, -200, 900, 100]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]?.message).toContain('Ficou −R$\u00a05,00');
  });
});

describe('dates', () => {
  it.each([
    ['20260105', '2026-01-05'],
    ['20260105120000[-3:BRT]', '2026-01-05'],
    ['20260105003000.000[-03:EST]', '2026-01-05'],
    ['20260105000000[-0300:BRT]', '2026-01-05'],
    ['20260105235959[0:GMT]', '2026-01-05'],
    [' 20260105 ', '2026-01-05'],
    ['2026-01-05T10:00:00', '2026-01-05'],
    ['05/01/2026', '2026-01-05'],
    ['5/1/26', '2026-01-05'],
    ['05012026', '2026-01-05'],
  ])('%s is %s', (date, iso) => {
    expect(only({ date })).toMatchObject({ transaction: { date: iso }, codes: [] });
  });

  it.each(['00000000', '', '20260230', 'ontem', '31/02/2026', '1/1/1'])('%s leave the movement out and say so', (date) => {
    const { transaction, codes } = only({ date });
    expect(transaction).toBeUndefined();
    expect(codes).toEqual(['transaction_date']);
  });

  it('of zeros in header and balance are none', () => {
    const text = ofx(statement(movement(), '<LEDGERBAL><BALAMT>1,00<DTASOF>00000000</LEDGERBAL>')).replace(
      '<DTSTART>20260101',
      '<DTSTART>00000000',
    );
    expect(first(text)).toMatchObject({ start: null, balance: 100, balance_date: null });
  });
});

describe('ids', () => {
  it('missing or zero are made, the same in every reading, and two equal movements stay two', () => {
    const text = ofx(statement(movement({ id: '' }) + movement({ id: '0' }) + movement({ id: '000000' }) + movement({ id: '7' })));
    const { transactions, warnings } = first(text);
    const ids = transactions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[3]).toBe('7');
    expect(first(text).transactions.map(({ id }) => id)).toEqual(ids);
    expect(warnings).toEqual([{ code: 'missing_id', message: '3 lançamentos vieram sem a identificação do banco.' }]);
  });

  it('repeated for different movements (Banco do Brasil) lose none', () => {
    const { transactions, warnings } = first(
      ofx(
        statement(
          movement({ id: '2026010500', memo: 'A' }) + movement({ id: '2026010500', memo: 'B' }) + movement({ id: '2026010500', memo: 'B' }),
        ),
      ),
    );
    expect(transactions.map(({ memo }) => memo)).toEqual(['A', 'B', 'B']);
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(3);
    expect(transactions[0]?.id).toBe('2026010500');
    expect(warnings.map(({ code }) => code)).toEqual(['repeated_id']);
  });
});

describe('descriptions', () => {
  it.each([
    [{ memo: 'P&G  COMERCIO' }, 'P&G COMERCIO'],
    [{ memo: 'P&amp;G &lt;3&#33; &#x41; &quot;x&quot; &apos; &nbsp;y' }, `P&G <3! A "x" ' y`],
    [{ memo: '&#xD800; &#0; &naoexiste;' }, '&#xD800; &#0; &naoexiste;'],
    [{ memo: '<![CDATA[LOJA <B> & CIA]]>' }, 'LOJA <B> & CIA'],
    [{ memo: 'PAGTO 5 < 10 > 3' }, 'PAGTO 5 < 10 > 3'],
    [{ memo: 'TED <JOAO SILVA> <MARIA>' }, 'TED <JOAO SILVA> <MARIA>'],
    [{ memo: 'A\u0000B\u0007C' }, 'A B C'],
    [{ memo: '', name: 'LOJA' }, 'LOJA'],
    [{ memo: 'COMPRA LOJA', name: 'LOJA' }, 'COMPRA LOJA'],
    [{ memo: 'LOJA', name: 'LOJA SUL' }, 'LOJA SUL'],
    [{ memo: 'COMPRA', name: 'LOJA' }, 'LOJA - COMPRA'],
    [{ memo: '' }, ''],
  ])('%o read %s', (fields, memo) => {
    expect(only(fields).transaction?.memo).toBe(memo);
  });

  it('keep the account of the other side out of the own one', () => {
    const transfer = movement().replace('</STMTTRN>', '<BANKACCTTO><BANKID>237<ACCTID>999</BANKACCTTO><CHECKNUM>1</STMTTRN>');
    expect(first(ofx(statement(transfer + movement())))).toMatchObject({ bank_code: '341', account: '12345-6', transactions: [{}, {}] });
  });
});

describe('the balance', () => {
  const balance = (written: string, movements = movement(), account = ACCOUNT) => {
    const read = first(ofx(statement(movements, `<LEDGERBAL><BALAMT>${written}<DTASOF>20260131</LEDGERBAL>`, account)));
    return [read.balance, ...read.warnings.map(({ code }) => code)];
  };

  it.each([
    ['-1.234,56', [-123_456]],
    ['0', [0]],
    ['12345', [12_345, 'balance_without_separator']],
    ['-12345', [-12_345, 'balance_without_separator']],
    ['', [null]],
    ['saldo', [null, 'balance']],
    ['<HUGO>', [null]],
  ])('%s is %o', (written, expected) => {
    expect(balance(written)).toEqual(expected);
  });

  it('without separator is whole reais where the movements have none either, or where nothing says that it is Itaú', () => {
    expect(balance('12345', movement({ amount: '-10' }))).toEqual([1_234_500]);
    expect(balance('12345', '', '<BANKACCTFROM><BANKID>001<ACCTID>1</BANKACCTFROM>')).toEqual([1_234_500]);
    expect(balance('12345', '')).toEqual([12_345, 'balance_without_separator']);
  });
});

describe('a broken file', () => {
  const codesOf = (bytes: Uint8Array) => readOfx(bytes).warnings.map(({ code }) => code);

  it('says what it is', () => {
    expect(readText('')).toEqual({
      accounts: [],
      warnings: [{ code: 'empty_file', message: 'O arquivo está vazio. Baixe o extrato de novo no site do banco.' }],
    });
    expect(codesOf(utf8('%PDF-1.7'))).toEqual(['not_ofx']);
    expect(codesOf(utf8('<html><body>Sessão expirada</body></html>'))).toEqual(['not_ofx']);
    expect(codesOf(utf8(`${HEADER}<OFX></OFX>`))).toEqual(['no_statement']);
  });

  it('cut in the middle of a movement gives the whole ones', () => {
    const text = ofx(statement(movement({ amount: '-18.34' }) + movement({ amount: '-99.99' })));
    const { accounts, warnings } = readText(text.slice(0, text.indexOf('-99.99') + 3));
    expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([-1834]);
    expect(warnings.map(({ code }) => code)).toEqual(['cut_transaction', 'truncated']);
  });

  it('loses nothing for want of closing tags', () => {
    const text = ofx(statement(movement() + movement()))
      .replaceAll('</STMTTRN>\n', '')
      .replaceAll('</BANKACCTFROM>\n', '')
      .replaceAll('</STMTRS>\n', '');
    expect(first(text)).toMatchObject({ account: '12345-6', transactions: [{}, {}], warnings: [] });
  });

  it('without the block of the account still says it', () => {
    const text = ofx(statement(movement(), '', '<BANKID>0237<ACCTID>1-2'));
    expect(first(text)).toMatchObject({ bank_code: '237', account: '1-2', transactions: [{}] });
  });

  it('with movements outside any account gives them, and says so', () => {
    expect(first(`<OFX>${movement()}</OFX>`)).toMatchObject({
      bank_code: '',
      account: '',
      transactions: [{}],
      warnings: [{ code: 'no_account' }],
    });
    expect(readText(movement()).accounts).toHaveLength(1);
  });

  it('of investments says what is not read', () => {
    const text = `<OFX><INVSTMTRS><INVTRANLIST><INVBANKTRAN>${movement()}</INVBANKTRAN></INVTRANLIST></INVSTMTRS>${statement(movement())}</OFX>`;
    expect(readText(text)).toMatchObject({ accounts: [{ transactions: [{}] }], warnings: [{ code: 'investment' }] });
    expect(codesOf(utf8(text.replace(statement(movement()).slice(0, 11), '<INVSTMTRS>')))).toContain('investment');
  });

  it('with a thousand bad movements warns of fifty and counts the rest', () => {
    const { warnings } = first(ofx(statement(movement({ amount: 'x' }).repeat(1000) + '<STMTTRN></STMTTRN>')));
    expect(warnings).toHaveLength(52);
    expect(warnings[50]).toEqual({ code: 'empty_transaction', message: '1 lançamento sem nenhum dado não foi lido.' });
    expect(warnings[51]).toEqual({ code: 'transaction_amount', message: 'Há mais 950 avisos iguais a este.' });
  });

  // Anything worse than linear would take minutes on 20 MB, and be felt on a fraction of it while working.
  const size = runs.numRuns < 1000 ? 500_000 : 20_000_000;

  it.each([
    ['only <', '<'],
    ['open tags', '<STMTTRN>'],
    ['nested accounts', '<STMTRS><BANKACCTFROM>'],
    ['open CDATA', '<MEMO><![CDATA['],
    ['a tag with spaces', '<A       '],
    ['entities', '<MEMO>&amp;&#1;&#'],
    ['spaces', ' '],
    ['zeros', '<STMTTRN><TRNAMT>0000000000000000000000'],
    ['tags that are none', '<MEMO><JOAO>'],
  ])('of up to 20 MB of %s is read in linear time', (_, piece) => {
    const bytes = utf8(`<OFX>${piece.repeat(Math.ceil(size / piece.length))}`);
    expect(readOfx(bytes).warnings.length).toBeGreaterThan(0);
  });

  it('never throws, whatever the bytes', () => {
    const pieces = fc.constantFrom(
      '<OFX>',
      '<STMTRS>',
      '<STMTTRN>',
      '<TRNAMT>',
      '-1,00',
      '<DTPOSTED>',
      '20260105',
      '</STMTTRN>',
      '<MEMO>',
      '<![CDATA[',
      ']]>',
      '&#',
      '</OFX>',
      '<BALAMT>',
      '\n',
      'é',
    );
    const soup = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 60 })
      .map((parts) => utf8(parts.join('')));
    fc.assert(
      fc.property(fc.oneof(soup, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        for (const { transactions } of readOfx(bytes).accounts)
          for (const { amount, date, id } of transactions) {
            expect(Number.isSafeInteger(amount)).toBe(true);
            expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
            expect(id).not.toBe('');
          }
      }),
      runs,
    );
  });
});

describe('written and read', () => {
  const written = fc.record({
    amount: fc.integer({ min: -999_999_999, max: 999_999_999 }),
    day: fc.nat(3000),
    memo: fc.stringMatching(/^[A-Za-z0-9ÁÉÍÓÚãõç&*./-]{1,12}(?: [A-Za-z0-9ç&*./-]{1,12}){0,3}$/).filter((memo) => !/^saldo/i.test(memo)),
  });
  const plain = (cents: number, mark: string) =>
    `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}${mark}${String(Math.abs(cents) % 100).padStart(2, '0')}`;

  it('a file comes back the same, in any dress', () => {
    const dress = fc.record({
      mark: fc.constantFrom('.', ','),
      latin: fc.boolean(),
      closed: fc.boolean(),
      zone: fc.constantFrom('', '120000', '100000[-03:EST]'),
    });
    fc.assert(
      fc.property(fc.array(written, { maxLength: 20 }), dress, (list, { mark, latin, closed, zone }) => {
        const movements = list.map(({ amount, day, memo }, index) =>
          movement({
            type: amount < 0 ? 'DEBIT' : 'CREDIT',
            date: addDays('2020-01-01', day).replaceAll('-', '') + zone,
            amount: plain(amount, mark),
            id: `20260000${index}`,
            memo: memo.replaceAll('&', '&amp;'),
          }),
        );
        const text = ofx(statement(movements.join('')));
        const dressed = closed ? text.replace(/<([A-Z]+)>([^<\n]+)\n/g, '<$1>$2</$1>\n') : text;
        const { accounts, warnings } = readOfx(latin ? latin1(dressed) : utf8(dressed));
        expect(warnings).toEqual([]);
        expect(accounts[0]?.transactions).toEqual(
          list.map(({ amount, day, memo }, index) => ({
            id: `20260000${index}`,
            date: addDays('2020-01-01', day),
            amount,
            memo,
            kind: amount < 0 ? 'DEBIT' : 'CREDIT',
          })),
        );
      }),
      runs,
    );
  });
});
