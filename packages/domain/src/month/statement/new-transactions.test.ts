import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/date/date.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { balanceRow } from './balance-row.ts';
import { splitImport } from './new-transactions.ts';
import { checkBalance, closingOf } from './statement-file.ts';
import { type Transaction, withOwnIds } from './transaction.ts';

const pix = (id: string, changes: Partial<Transaction> = {}): Transaction => ({
  id,
  date: '2026-01-05',
  amount: -1000,
  memo: 'PIX',
  kind: 'DEBIT',
  ...changes,
});
const split = (known: Transaction[], incoming: Transaction[]) => {
  const { fresh, repeated, ids_changed } = splitImport(known, incoming);
  return { fresh: fresh.map(({ id }) => id), repeated: repeated.map(({ id }) => id), ids_changed };
};

describe('an import', () => {
  it('of the same file brings nothing', () => {
    const file = [pix('20260105001'), pix('20260105002'), pix('~a'), pix('7', { memo: 'B' })];
    expect(split(file, file)).toEqual({ fresh: [], repeated: file.map(({ id }) => id), ids_changed: false });
  });

  it('of a paper and of another file are one by day and amount, one for one, whatever each tells', () => {
    const file = [pix('20260105001', { memo: 'PIX RECEBIDO CLINICA' }), pix('20260105002', { memo: 'PIX' }), pix('~a', { memo: 'TED' })];
    const paper = ['~pdf:1', '~pdf:2', '~pdf:3', '~pdf:4'].map((id) => pix(id, { memo: `Papel ${id}` }));
    expect(split(file, paper)).toMatchObject({ fresh: ['~pdf:4'], repeated: ['~pdf:1', '~pdf:2', '~pdf:3'] });
    expect(split(paper.slice(0, 2), file)).toMatchObject({ fresh: ['~a'] });
    expect(split(paper, [pix('20260105003', { amount: -1001 })]).fresh).toEqual(['20260105003']);
  });

  it('of a first file brings everything, equal movements too', () => {
    expect(split([], [pix('20260105001'), pix('20260105002'), pix('~a'), pix('~b')]).fresh).toHaveLength(4);
  });

  it('that goes on where the last ended brings the second of two equal movements, and only it', () => {
    expect(split([pix('20260105001')], [pix('20260105001'), pix('20260105002')])).toMatchObject({
      fresh: ['20260105002'],
      repeated: ['20260105001'],
    });
    expect(split([pix('~1')], [pix('~1'), pix('~2')]).fresh).toHaveLength(1);
    expect(split([pix('20260105001')], [pix('20260105002')]).fresh).toEqual(['20260105002']);
  });

  it('from another format of the same account is recognised by what it says', () => {
    expect(split([pix('20260105001', { memo: 'Pix  Recebído' })], [pix('~1', { memo: 'PIX RECEBIDO' })])).toMatchObject({
      fresh: [],
      repeated: ['~1'],
    });
    expect(split([pix('~1')], [pix('20260105001')])).toMatchObject({ fresh: [], repeated: ['20260105001'] });
  });

  it('with an id that the bank used for something else is new', () => {
    expect(split([pix('2026010500', { memo: 'A' })], [pix('2026010500', { memo: 'B' })]).fresh).toEqual(['2026010500']);
    expect(split([pix('2026010500', { amount: 1 })], [pix('2026010500')]).fresh).toEqual(['2026010500']);
  });

  it('that says more of a movement that it named before is recognised by its id', () => {
    const longer = pix('2026010500', { memo: 'PIX RECEBIDO HOSPITAL SÃO LUCAS' });
    expect(split([pix('2026010500', { memo: 'Pix recebido' })], [longer])).toMatchObject({ fresh: [], repeated: ['2026010500'] });
    expect(split([longer], [pix('2026010500', { memo: 'Pix recebido' })])).toMatchObject({ fresh: [], repeated: ['2026010500'] });
  });

  it('of a bank that changes its ids with every file is recognised by what it says', () => {
    const known = [pix('file1-001'), pix('file1-002', { memo: 'B' }), pix('file1-003', { memo: 'C' })];
    const incoming = [pix('file2-001'), pix('file2-002', { memo: 'B' }), pix('file2-003', { memo: 'C' }), pix('file2-004', { memo: 'C' })];
    expect(split(known, incoming)).toEqual({ fresh: ['file2-004'], repeated: ['file2-001', 'file2-002', 'file2-003'], ids_changed: true });
  });

  it('with line numbers for ids is recognised by what it says', () => {
    expect(split([pix('1')], [pix('2'), pix('3')])).toMatchObject({ fresh: ['3'], repeated: ['2'], ids_changed: false });
  });

  const movement = fc.record({
    id: fc.constantFrom('', '0', '1', '2', '20260105001', '20260105002', '20260105003'),
    date: fc.constantFrom(0, 1, 2).map((days) => addDays('2026-01-05', days)),
    amount: fc.constantFrom(-1000, 500),
    memo: fc.constantFrom('PIX', 'pix', 'TED'),
    kind: fc.constant('OTHER'),
  });
  const file = fc.array(movement, { maxLength: 30 }).map((movements) => withOwnIds(movements).transactions);

  it('loses none and doubles none: every movement is new or repeated, and the same file again is all repeated', () => {
    fc.assert(
      fc.property(file, file, (known, incoming) => {
        const { fresh, repeated } = splitImport(known, incoming);
        expect(new Set([...fresh, ...repeated])).toEqual(new Set(incoming));
        expect(fresh.length + repeated.length).toBe(incoming.length);
        expect(repeated.length).toBeLessThanOrEqual(known.length);
        expect(splitImport(incoming, incoming).fresh).toEqual([]);
      }),
      runs,
    );
  });

  it('of a file that goes on brings exactly what was added', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 30 }), fc.nat(30), (movements, cut) => {
        const whole = withOwnIds(movements).transactions;
        const { fresh, repeated } = splitImport(withOwnIds(movements.slice(0, cut)).transactions, whole);
        expect(repeated).toHaveLength(Math.min(cut, movements.length));
        expect(fresh).toHaveLength(movements.length - repeated.length);
      }),
      runs,
    );
  });

  it('has ids of its own, the same in every reading', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 30 }), (movements) => {
        const { transactions } = withOwnIds(movements);
        expect(new Set(transactions.map(({ id }) => id)).size).toBe(movements.length);
        expect(withOwnIds(movements).transactions).toEqual(transactions);
      }),
      runs,
    );
  });
});

describe('opening + movements = closing', () => {
  const movements = [{ amount: -1000 }, { amount: 250 }];

  it('is checked, and the difference said', () => {
    expect(checkBalance(10_000, movements, 9250)).toEqual({ ok: true });
    expect(checkBalance(0, [], 0)).toEqual({ ok: true });
    expect(checkBalance(10_000, movements, 9300)).toEqual({
      ok: false,
      difference: 50,
      message: 'O saldo final é R$\u00a00,50 maior que o saldo inicial mais os lançamentos. Falta uma entrada ou sobra uma saída.',
    });
    expect(checkBalance(10_000, movements, -1)).toEqual({
      ok: false,
      difference: -9251,
      message: `O saldo final é ${formatMoney(9251)} menor que o saldo inicial mais os lançamentos. Falta uma saída ou sobra uma entrada.`,
    });
    expect(checkBalance(Number.NaN, movements, 0)).toMatchObject({ ok: false, difference: 0 });
    expect(closingOf(1, movements)).toBe(-749);
  });

  it('holds exactly when nothing is missing', () => {
    const cents = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(cents, fc.array(fc.record({ amount: cents }), { minLength: 1, maxLength: 20 }), cents, (opening, list, error) => {
        const closing = closingOf(opening, list);
        expect(checkBalance(opening, list, closing).ok).toBe(true);
        expect(checkBalance(opening, list, closing + error)).toMatchObject(error === 0 ? { ok: true } : { ok: false, difference: error });
      }),
      runs,
    );
  });
});

describe('a row that states a balance', () => {
  it.each([
    ['SALDO ANTERIOR', 'opening'],
    ['Saldo em conta corrente inicial', 'opening'],
    ['Saldo anterior em 01/01/2026', 'opening'],
    ['Saldo Final', 'closing'],
    ['SALDO ATUAL', 'closing'],
    ['SALDO', 'running'],
    ['S A L D O', 'running'],
    ['Saldo do dia', 'running'],
    ['SALDO TOTAL DISPONÍVEL DIA', 'running'],
    ['SALDO DIA 05/01', 'running'],
    ['SALDO REMANESCENTE FGTS', null],
    ['SALDOTECH LTDA', null],
    ['PIX SALDO', null],
    ['', null],
  ])('%s is %s', (memo, row) => {
    expect(balanceRow(memo)).toBe(row);
  });
});
