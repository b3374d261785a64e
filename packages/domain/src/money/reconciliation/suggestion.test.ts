import { describe, expect, it } from 'vitest';
import { type Movement, proposalsFor, suggestions, type Target } from './suggestion.ts';

const note = (id: number, due: number, rest: Partial<Target> = {}): Target => ({
  kind: 'invoice',
  id,
  dueOn: () => due,
  from: '2026-10-01',
  expected: '2026-10-31',
  habit: null,
  title: `Nota ${id}`,
  names: ['Hospital Santa Catarina S.A.'],
  document: '11222333000181',
  number: '142',
  ...rest,
});
const guide: Target = { ...note(9, 534_700), kind: 'boleto', names: ['DAS de outubro de 2026'], document: null, number: null };
const credit = (amount: number, memo: string, date = '2026-11-02'): Movement => ({ id: 1, date, amount, memo });
const first = (movement: Movement, targets: Target[]) => {
  const found = suggestions([movement], targets).get(movement.id);
  return found ? found.targets.map(({ id }) => id) : null;
};

const other = { names: ['CV Serviços Ltda.', 'Clínica Vida'], document: '99888777000166', number: '150' };

describe('the first suggestion', () => {
  it.each<[string, Movement, Target[], number[] | null]>([
    ['the same amount and the name', credit(100_000, 'TED RECEBIDA HOSPITAL SANTA CATARINA'), [note(1, 100_000)], [1]],
    ['the same amount and a name that was cut', credit(100_000, 'PIX RECEBIDO HOSP SANTA CATARI'), [note(1, 100_000)], [1]],
    ['the same amount near its day, whoever it is from', credit(100_000, 'PIX RECEBIDO'), [note(1, 100_000)], [1]],
    ['the same amount, half a year late and from nobody', credit(100_000, 'PIX', '2027-06-01'), [note(1, 100_000)], null],
    ['another amount and the name', credit(70_000, 'TED HOSPITAL SANTA CATARINA'), [note(1, 100_000)], null],
    ['a fee taken, and the name', credit(99_150, 'TED HOSPITAL SANTA CATARINA'), [note(1, 100_000)], [1]],
    ['a fee taken, from nobody', credit(99_150, 'TED'), [note(1, 100_000)], null],
    ['tax kept back, and the CNPJ', credit(93_850, 'TED 11.222.333/0001-81'), [note(1, 100_000)], [1]],
    ['the sum of two notes of the payer', credit(150_000, 'TED HOSPITAL SANTA CATARINA'), [note(1, 100_000), note(2, 50_000)], [1, 2]],
    [
      'the sum of two notes, of two payers',
      credit(150_000, 'TED HOSPITAL SANTA CATARINA'),
      [note(1, 100_000), note(2, 50_000, other)],
      null,
    ],
    [
      'twins: the nearer',
      credit(100_000, 'TED HOSPITAL SANTA CATARINA'),
      [note(1, 100_000, { expected: '2026-09-30' }), note(2, 100_000)],
      [2],
    ],
    [
      'twins as near: the older',
      credit(100_000, 'TED HOSPITAL SANTA CATARINA', '2026-11-03'),
      [note(2, 100_000), note(1, 100_000, { expected: '2026-10-20' })],
      [1],
    ],
    [
      'twins of a payer that takes sixty days: the one of two months ago',
      credit(100_000, 'TED HOSPITAL SANTA CATARINA', '2026-11-30'),
      [note(2, 100_000, { from: '2026-11-01', expected: '2026-11-30', habit: 60 }), note(1, 100_000, { habit: 60 })],
      [1],
    ],
    ['two payers of the same amount, none named', credit(100_000, 'PIX'), [note(1, 100_000), note(2, 100_000, other)], null],
    ['two payers of the same amount, one named', credit(100_000, 'PIX CLINICA VIDA'), [note(1, 100_000), note(2, 100_000, other)], [2]],
    ['the number of the note', credit(100_000, 'PAGTO NF 000150'), [note(1, 100_000), note(2, 100_000, other)], [2]],
    ['money from before the note', credit(100_000, 'HOSPITAL SANTA CATARINA', '2026-09-01'), [note(1, 100_000)], null],
    ['a debit and a boleto', credit(-534_700, 'PAGAMENTO DAS', '2026-10-31'), [guide], [9]],
    ['a debit and a note', credit(-100_000, 'HOSPITAL SANTA CATARINA'), [note(1, 100_000)], null],
    ['a credit and a boleto', credit(534_700, 'DAS', '2026-10-31'), [guide], null],
  ])('%s', (_name, movement, targets, ids) => {
    expect(first(movement, targets)).toEqual(ids);
  });

  it('gives a note to one movement only, the likelier', () => {
    const named = { ...credit(100_000, 'TED HOSPITAL SANTA CATARINA'), id: 2 };
    const found = suggestions([credit(100_000, 'PIX'), named], [note(1, 100_000)]);
    expect([...found.keys()]).toEqual([2]);
  });
});

it('says why, in words', () => {
  const [best] = proposalsFor(credit(99_150, 'TED HOSPITAL SANTA CATARINA NF 142'), [note(1, 100_000)]);
  expect(best).toMatchObject({
    left: 850,
    reasons: [
      'valor com R$\u00a08,50 a menos, como uma tarifa',
      'nome na descrição',
      'número 142 na descrição',
      '2 dias depois do vencimento',
    ],
  });
});
