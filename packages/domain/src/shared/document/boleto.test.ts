import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../date/date.ts';
import { runs } from '../testing/property-runs.ts';
import { readBoletoBarcode } from './boleto-barcode.ts';
import { buildBankBoleto, buildCollectionBoleto, type CollectionParts } from './boleto-build.ts';
import { modulo10, modulo11Bank } from './boleto-check-digits.ts';
import { dueDateOfFactor, dueFactor } from './boleto-due-factor.ts';
import { boletoLineProblem, cleanBoletoLine, formatBoletoLine, readBoletoLine } from './boleto-line.ts';
import { modulo11 } from './modulo11.ts';

const TODAY = '2026-11-21';
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const anyText = fc.oneof(fc.string({ maxLength: 80, unit: 'binary' }), digits(44), digits(47), digits(48), fc.constantFrom('8'.repeat(48)));

const bankParts = fc.record({
  bank_code: digits(3).filter((code) => !code.startsWith('8')),
  amount: fc.option(fc.integer({ min: 1, max: 9_999_999_999 })),
  due_date: fc.option(fc.integer({ min: -3000, max: 5500 }).map((days) => addDays(TODAY, days))),
  free_field: digits(25),
});
const collectionParts: fc.Arbitrary<CollectionParts> = fc.record({
  segment: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '9'),
  value_kind: fc.constantFrom('6', '7', '8', '9'),
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  free_field: digits(29),
});

/** Another digit in one place. */
const change = (line: string, index: number, shift: number): string =>
  line.slice(0, index) + String((Number(line[index]) + shift) % 10) + line.slice(index + 1);

const built = (boleto: ReturnType<typeof buildBankBoleto>) => {
  if (!boleto.ok) throw new Error(boleto.reason);
  return boleto;
};

describe('check digits', () => {
  it.each([
    ['001905009', 5],
    ['4014481606', 9],
    ['0680935031', 4],
    ['0', 0],
    ['5', 9],
  ])('modulo 10 of %s is %d', (text, digit) => {
    expect(modulo10(text)).toBe(digit);
  });

  it.each([
    ['0019373700000001000500940144816060680935031', 3],
    ['0', 1],
    ['1', 9],
    ['5', 1],
    ['6', 1],
  ])('modulo 11 of the bank, %s, is %d, where 0, 10 and 11 are 1', (text, digit) => {
    expect(modulo11Bank(text)).toBe(digit);
  });

  it.each([
    ['0', 0],
    ['6', 0],
    ['5', 1],
    ['1', 9],
  ])('modulo 11 of a guide, %s, is %d, where rests 0 and 1 are 0', (text, digit) => {
    expect(modulo11(text)).toBe(digit);
  });
});

describe('due factor', () => {
  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-11-21', '1637'],
    [null, '0000'],
    ['2000-07-02', null],
    ['1997-10-07', null],
  ])('of %s is %s', (date, factor) => {
    expect(dueFactor(date)).toBe(factor);
  });

  it.each([
    ['1000', '2025-02-21', '2025-02-22'],
    ['9999', '2025-02-22', '2025-02-21'],
    ['1000', '2026-11-21', '2025-02-22'],
    ['9999', '2026-11-21', '2025-02-21'],
    ['1000', '2008-01-01', '2000-07-03'],
    ['3737', '2007-12-01', '2007-12-31'],
    ['3737', '2026-11-21', '2032-08-21'],
    ['1000', '1995-01-01', '2000-07-03'],
    ['0999', '2026-11-21', null],
    ['0000', '2026-11-21', null],
  ])('%s read on %s is %s', (factor, today, date) => {
    expect(dueDateOfFactor(factor, today)).toEqual({ due_date: date, due_note: null });
  });

  it.each([
    [-3000, -3000],
    [5500, 5500],
    [6000, -3000],
    [-3001, null],
    [5501, null],
    [5999, null],
  ])("keeps to FEBRABAN's window: the factor of today %i days means today %i days", (days, expected) => {
    const { due_date, due_note } = dueDateOfFactor(dueFactor(addDays(TODAY, days)) ?? '', TODAY);
    expect(due_date).toBe(expected === null ? null : addDays(TODAY, expected));
    expect(due_note).toEqual(expected === null ? expect.stringContaining('fora do intervalo que os bancos aceitam') : null);
  });
});

describe('a boleto line', () => {
  const bank = '00190500954014481606906809350314337370000000100';
  const guide = '826500000110314400081704924000000027202104000015';

  it('of a bank is read masked or bare', () => {
    const expected = {
      ok: true,
      kind: 'bank',
      barcode: '00193373700000001000500940144816060680935031',
      bank_code: '001',
      amount: 100,
      due_date: '2007-12-31',
      due_note: null,
    };
    expect(readBoletoLine(bank, '2008-01-10')).toEqual(expected);
    expect(readBoletoLine(' 00190.50095 40144.816069 06809.350314 3 37370000000100 ', '2008-01-10')).toEqual(expected);
    expect(readBoletoBarcode('00193 373700000001000500940144816060680935031', '2008-01-10')).toEqual(expected);
  });

  it.each([
    ['what stands beside it', bank, { amount: 100, due_date: '2007-12-31' }, null],
    ['nothing beside it', bank, { amount: null, due_date: null }, null],
    ['another amount', bank, { amount: 99, due_date: '2007-12-31' }, 'A linha digitável é de R$\u00a01,00, e não de R$\u00a00,99.'],
    ['another day', bank, { amount: 100, due_date: '2007-12-25' }, 'A linha digitável vence em 31/12/2007, e não em 25/12/2007.'],
    [
      'a wrong digit',
      `${bank.slice(0, 8)}6${bank.slice(9)}`,
      { amount: 100, due_date: null },
      'O dígito do 1º campo não confere. Confira os números dele.',
    ],
    ['a day that a guide does not say', guide, { amount: null, due_date: '2026-12-01' }, null],
  ])('is held against the form: %s', (_name, line, beside, problem) => {
    expect(boletoLineProblem(line, beside)).toBe(problem);
  });

  it('of a guide is read masked or bare, without bank or due date', () => {
    const expected = {
      ok: true,
      kind: 'collection',
      barcode: '82650000011314400081709240000000220210400001',
      bank_code: null,
      amount: 113_144,
      due_date: null,
      due_note: null,
    };
    expect(readBoletoLine(guide, TODAY)).toEqual(expected);
    expect(readBoletoLine(formatBoletoLine(guide), TODAY)).toEqual(expected);
    expect(readBoletoBarcode(expected.barcode, TODAY)).toEqual(expected);
  });

  it('is masked by its length, half typed too', () => {
    expect(formatBoletoLine(bank)).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100');
    expect(formatBoletoLine(guide)).toBe('82650000011-0 31440008170-4 92400000002-7 20210400001-5');
    expect(formatBoletoLine('0019050')).toBe('00190.50');
    expect(cleanBoletoLine(formatBoletoLine(guide))).toBe(guide);
  });

  it.each([
    ['', 'Digite a linha digitável do boleto.'],
    ['  .-', 'Digite a linha digitável do boleto.'],
    ['12a', 'A linha digitável tem só números. Confira o que foi digitado.'],
    ['１２３', 'A linha digitável tem só números. Confira o que foi digitado.'],
    ['1', 'A linha digitável tem 47 números (boleto) ou 48 (guia de imposto ou conta de consumo). Há só 1.'],
    [bank.slice(1), 'A linha digitável tem 47 números (boleto) ou 48 (guia de imposto ou conta de consumo). Há 46.'],
    [change(bank, 9, 1), 'O dígito do 1º campo não confere. Confira os números dele.'],
    [change(bank, 12, 1), 'O dígito do 2º campo não confere. Confira os números dele.'],
    [change(bank, 31, 1), 'O dígito do 3º campo não confere. Confira os números dele.'],
    [change(bank, 32, 1), 'O dígito verificador geral não confere. Confira todos os números.'],
    [change(bank, 46, 1), 'O dígito verificador geral não confere. Confira todos os números.'],
    [`001850092${bank.slice(9)}`, 'O dígito do 1º campo não confere. Confira os números dele.'],
    [change(change(bank, 3, 9), 9, 1), 'Este boleto não está em reais.'],
    [guide.slice(1), 'O dígito do 1º campo não confere. Confira os números dele.'],
    [`7${guide.slice(1)}`, 'Uma linha de 48 números começa com 8. Confira o que foi digitado.'],
    [change(guide, 11, 1), 'O dígito do 1º bloco não confere. Confira os números dele.'],
    [change(guide, 47, 3), 'O dígito do 4º bloco não confere. Confira os números dele.'],
  ])('%s is refused: %s', (line, reason) => {
    expect(readBoletoLine(line, TODAY)).toEqual({ ok: false, reason });
  });

  it('of 47 digits that starts with 8 lacks one', () => {
    const line = `826900000${modulo10('826900000')}`.padEnd(47, '0');
    expect(readBoletoLine(line, TODAY)).toEqual({
      ok: false,
      reason: 'Uma linha que começa com 8 é de guia e tem 48 números. Falta um.',
    });
  });

  it('is not read on a day that is none', () => {
    expect(readBoletoLine(bank, 'hoje')).toEqual({ ok: false, reason: 'A data de hoje não é válida.' });
  });

  it('comes back from the parts it was built of', () => {
    fc.assert(
      fc.property(bankParts, (parts) => {
        const { line, barcode } = built(buildBankBoleto(parts));
        const { bank_code, amount, due_date } = parts;
        const expected = { ok: true, kind: 'bank', barcode, bank_code, amount, due_date, due_note: null };
        expect(line).toHaveLength(47);
        expect(barcode.slice(19)).toBe(parts.free_field);
        expect(readBoletoLine(line, TODAY)).toEqual(expected);
        expect(readBoletoLine(formatBoletoLine(line), TODAY)).toEqual(expected);
      }),
      runs,
    );
  });

  it('of a guide comes back from the parts it was built of', () => {
    fc.assert(
      fc.property(collectionParts, (parts) => {
        const { line, barcode } = built(buildCollectionBoleto(parts));
        const amount = parts.value_kind === '6' || parts.value_kind === '8' ? parts.amount : null;
        const expected = { ok: true, kind: 'collection', barcode, bank_code: null, amount, due_date: null, due_note: null };
        expect(line).toHaveLength(48);
        expect(barcode.slice(15)).toBe(parts.free_field);
        expect(readBoletoLine(line, TODAY)).toEqual(expected);
        expect(readBoletoLine(formatBoletoLine(line), TODAY)).toEqual(expected);
      }),
      runs,
    );
  });

  // Modulo 11 gives 1 for three rests, so that it lets some wrong amounts pass; every check digit and the three fields are watched.
  it('with one wrong digit in a field, or a wrong check digit, is always refused', () => {
    fc.assert(
      fc.property(bankParts, fc.integer({ min: 0, max: 32 }), fc.integer({ min: 1, max: 9 }), (parts, index, shift) => {
        expect(readBoletoLine(change(built(buildBankBoleto(parts)).line, index, shift), TODAY).ok).toBe(false);
      }),
      runs,
    );
  });

  it('of a guide with a wrong check digit, or any wrong digit under modulo 10, is always refused', () => {
    const checkDigits = [3, 11, 23, 35, 47];
    fc.assert(
      fc.property(collectionParts, fc.nat(47), fc.integer({ min: 1, max: 9 }), fc.nat(4), (parts, index, shift, check) => {
        const { line } = built(buildCollectionBoleto(parts));
        const place = parts.value_kind < '8' && index !== 2 ? index : (checkDigits[check] ?? 3);
        expect(readBoletoLine(change(line, place, shift), TODAY).ok).toBe(false);
      }),
      runs,
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, fc.oneof(fc.constant(TODAY), fc.string()), (text, today) => {
        for (const reading of [readBoletoLine(text, today), readBoletoBarcode(text, today)])
          expect(reading).toEqual(
            reading.ok ? expect.objectContaining({ barcode: expect.any(String) }) : { ok: false, reason: expect.any(String) },
          );
      }),
      runs,
    );
  });
});

describe('a barcode', () => {
  it.each([
    ['0019', 'O código de barras tem 44 números. Confira o que foi lido.'],
    ['', 'O código de barras tem 44 números. Confira o que foi lido.'],
    [`80${'0'.repeat(42)}`, 'O tipo de empresa desta guia não existe. Confira os primeiros números.'],
    [`88${'0'.repeat(42)}`, 'O tipo de empresa desta guia não existe. Confira os primeiros números.'],
    [`811${'0'.repeat(41)}`, 'O tipo de valor desta guia não existe. Confira os primeiros números.'],
    [`8168${'0'.repeat(40)}`, 'O dígito verificador geral não confere. Confira todos os números.'],
  ])('%s is refused: %s', (barcode, reason) => {
    expect(readBoletoBarcode(barcode, TODAY)).toEqual({ ok: false, reason });
  });
});

describe('building', () => {
  const parts = { bank_code: '341', amount: 12_345, due_date: TODAY, free_field: '1'.repeat(25) };
  const guide: CollectionParts = { segment: '5', value_kind: '8', amount: 100, free_field: '1'.repeat(29) };

  it('takes a boleto without amount and without due date', () => {
    const { line } = built(buildBankBoleto({ ...parts, amount: null, due_date: null }));
    expect(line.endsWith('00000000000000')).toBe(true);
    expect(readBoletoLine(line, TODAY)).toMatchObject({ amount: null, due_date: null });
  });

  it.each([
    [{ bank_code: '34' }, 'O código do banco tem 3 números e não começa com 8.'],
    [{ bank_code: '834' }, 'O código do banco tem 3 números e não começa com 8.'],
    [{ free_field: '1' }, 'O campo livre do banco tem 25 números.'],
    [{ amount: -1 }, 'O valor do boleto vai de R$ 0,00 a R$ 99.999.999,99.'],
    [{ amount: 1.5 }, 'O valor do boleto vai de R$ 0,00 a R$ 99.999.999,99.'],
    [{ amount: Number.NaN }, 'O valor do boleto vai de R$ 0,00 a R$ 99.999.999,99.'],
    [{ amount: 10 ** 10 }, 'O valor do boleto vai de R$ 0,00 a R$ 99.999.999,99.'],
    [{ due_date: '2000-07-02' }, 'O vencimento do boleto não é uma data válida a partir de 03/07/2000.'],
    [{ due_date: '2026-02-30' }, 'O vencimento do boleto não é uma data válida a partir de 03/07/2000.'],
  ])('a bank boleto with %o is refused: %s', (wrong, reason) => {
    expect(buildBankBoleto({ ...parts, ...wrong })).toEqual({ ok: false, reason });
  });

  it.each([
    [{ segment: '8' }, 'O segmento da guia vai de 1 a 7, ou é 9.'],
    [{ value_kind: '5' as '6' }, 'O tipo de valor da guia vai de 6 a 9.'],
    [{ free_field: 'x' }, 'O campo livre da guia tem 29 números.'],
    [{ amount: 10 ** 11 }, 'O valor da guia vai de R$ 0,00 a R$ 999.999.999,99.'],
  ])('a guide with %o is refused: %s', (wrong, reason) => {
    expect(buildCollectionBoleto({ ...guide, ...wrong })).toEqual({ ok: false, reason });
  });
});
