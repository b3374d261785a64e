import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { reconciliationForm, reconciliationProblem } from './reconciliation-form.ts';
import { ruleWords } from './rule-words.ts';
import { transactionStatus } from './transaction-status.ts';

const note = (id: number, amount: number) => ({ kind: 'invoice' as const, id, amount });
const boleto = { kind: 'boleto' as const, id: 1, amount: 5000 };

it.each([
  ['one note', 5000, { targets: [note(1, 5000)] }, null],
  ['two notes', 5000, { targets: [note(1, 2000), note(2, 3000)] }, null],
  ['a note and a rest', 5000, { targets: [note(1, 2000)], category: 'other_in' }, null],
  ['a category', -5000, { category: 'rent' }, null],
  ['always a category', -5000, { category: 'rent', always: true }, null],
  ['ignored', -5000, { is_ignored: true }, null],
  ['ignored with a category', -5000, { is_ignored: true, category: 'rent' }, 'is_ignored'],
  ['nothing', -5000, {}, 'category'],
  ['a rest without a word', 5000, { targets: [note(1, 2000)] }, 'category'],
  ['a category without a rest', 5000, { targets: [note(1, 5000)], category: 'other_in' }, 'category'],
  ['more than there is', 5000, { targets: [note(1, 5001)] }, 'targets'],
  ['the same twice', 5000, { targets: [note(1, 2000), note(1, 3000)] }, 'targets'],
  ['a boleto paid by a credit', 5000, { targets: [boleto] }, 'targets'],
  ['a note paid by a debit', -5000, { targets: [note(1, 5000)] }, 'targets'],
  ['a debit of a category of credits', -5000, { category: 'yield' }, 'category'],
  ['always the same note', 5000, { targets: [note(1, 5000)], always: true }, 'always'],
])('%s', (_name, amount, said, field) => {
  const parsed = parse(reconciliationForm, said);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  expect(Object.keys(reconciliationProblem(amount, parsed.value) ?? {})).toEqual(field ? [field] : []);
});

it('refuses a part of nothing', () => {
  expect(parse(reconciliationForm, { targets: [note(1, 0)] })).toMatchObject({ ok: false });
});

it.each([
  ['TARIFA PACOTE DE SERVICOS 10/2026', 'tarifa pacote de servicos'],
  ['Tarifa  Pacote de Serviços', 'tarifa pacote de servicos'],
  ['PIX ENVIADO 12345', 'pix enviado'],
  ['12/10 000123', ''],
])('%s is known by %s', (memo, words) => {
  expect(ruleWords(memo)).toBe(words);
});

it.each([
  [null, false, 'unmatched'],
  [null, true, 'suggested'],
  [{ targets: 1, category: null, is_ignored: false }, false, 'matched'],
  [{ targets: 2, category: null, is_ignored: false }, false, 'split'],
  [{ targets: 1, category: 'other_in', is_ignored: false }, false, 'split'],
  [{ targets: 0, category: 'rent', is_ignored: false }, false, 'categorized'],
  [{ targets: 0, category: null, is_ignored: true }, true, 'ignored'],
])('%j with a suggestion %s: %s', (said, hasSuggestion, status) => {
  expect(transactionStatus(said, hasSuggestion)).toBe(status);
});
