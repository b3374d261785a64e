import { expect, it } from 'vitest';
import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { type MatchedObligation, type ReceiptMatches, withObligation } from './receipt-matches.ts';
import { type ReceiptReading, readReceipt } from './receipt-reading.ts';
import { dctfwebReceipt, dmedReceipt, pgdasExtract, simplesNumber } from './testing/receipt-samples.ts';

const TODAY = '2026-11-20';
const facts = { cnpj: '12345678000195', competence: '2026-10', number: '12.34.56.78.90-12', day: '2026-11-12' };
const of = (text: string): ReceiptReading => {
  const { receipt } = readReceipt(text, TODAY);
  if (!receipt) throw new Error('no receipt');
  return receipt;
};
const open: MatchedObligation = { id: 3, status: 'to_do', due_month: '2026-11', delivered_on: null, protocol_number: null };
const done: MatchedObligation = { ...open, status: 'delivered', delivered_on: '2026-11-12', protocol_number: '99' };
const souza: ReceiptMatches = { companies: [{ id: 7, name: 'Souza' }], obligation: open, rule_name: null };

it.each<[string, string, Partial<ReceiptMatches>, object]>([
  ['what waits', dctfwebReceipt(facts), {}, {}],
  ['nobody from here', dctfwebReceipt(facts), { companies: [] }, { company_id: 'A empresa 12.345.678/0001-95 não está no Esteto.' }],
  [
    'a document of two',
    dctfwebReceipt(facts),
    { companies: [...souza.companies, { id: 8, name: 'Prado' }] },
    { company_id: 'Mais de uma tem este documento: Souza, Prado.' },
  ],
  ['nothing asked', dctfwebReceipt(facts), { obligation: null }, { obligation: 'Não há DCTFWeb de 10/2026 aberta para esta empresa.' }],
  [
    'nothing asked in a year',
    dmedReceipt({ ...facts, competence: '2025-12' }),
    { obligation: null },
    { obligation: 'Não há DMED de 2025 aberta para esta empresa.' },
  ],
  ['delivered already', dctfwebReceipt(facts), { obligation: done }, { obligation: 'Já foi entregue em 12/11/2026 com o recibo 99.' }],
  [
    'waived',
    dctfwebReceipt(facts),
    { obligation: { ...open, status: 'waived' } },
    { obligation: 'DCTFWeb de outubro de 2026 está como dispensada.' },
  ],
  [
    'handed in before its month was over',
    dctfwebReceipt({ ...facts, day: '2026-10-20' }),
    {},
    { obligation: 'Entregue em: a competência só termina em 31/10/2026.' },
  ],
])('%s', (_name, text, matches, doubts) => {
  const matched = withObligation(of(text), { ...souza, ...matches }, TODAY);
  expect(matched.doubts).toEqual(doubts);
});

it('the extract of a month that was delivered is its evidence', () => {
  const number = simplesNumber({ cnpj: facts.cnpj, competence: '2026-10' });
  const text = pgdasExtract({ ...facts, number, revenue: 5_000_000, rbt12: 48_000_000, das: 345_678 });
  expect(withObligation(of(text), { ...souza, obligation: done }, TODAY)).toMatchObject({ company_id: 7, obligation_id: 3, doubts: {} });
});

it('a rectifying one is never sure', () => {
  const text = dctfwebReceipt(facts).replace('Tipo: Original', 'Tipo: Retificadora');
  const key: ObligationKey = 'dctfweb';
  expect(withObligation(of(text), souza, TODAY)).toMatchObject({ receipt: { rule_key: key }, doubts: { what: 'É uma retificadora.' } });
});
