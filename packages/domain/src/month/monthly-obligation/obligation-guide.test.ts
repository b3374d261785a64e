import { expect, it } from 'vitest';
import { guideChange, guideRefusal } from './obligation-guide.ts';

const open = {
  rule_key: 'das',
  status: 'running',
  competence: '2026-10',
  legal_date: '2026-11-20',
  due_order: '2026-11-20',
  boleto_id: null,
  amount: null,
  delivered_on: null,
} as const;
const delivered = { ...open, status: 'delivered', boleto_id: 7, amount: 60_000, delivered_on: '2026-11-10' } as const;
const guide = { id: 7, amount: 60_000, made_on: '2026-11-10', due_date: '2026-11-20', paid_on: null };
const paid = { ...guide, paid_on: '2026-11-18' };
const late = { ...guide, id: 8, amount: 61_200, made_on: '2026-11-25', due_date: '2026-11-27' };

it.each([
  ['nothing without a guide', open, [], null],
  [
    'delivered with its guide',
    open,
    [guide],
    { actions: ['deliver'], noted: { boleto_id: 7, amount: 60_000, delivered_on: '2026-11-10', paid_on: null } },
  ],
  [
    'delivered and paid where the guide was paid before it was looked at',
    { ...open, status: 'overdue' },
    [paid],
    { actions: ['deliver', 'pay'], noted: { boleto_id: 7, paid_on: '2026-11-18' } },
  ],
  ['delivered late', { ...open, status: 'overdue' }, [late], { actions: ['deliver_late'], noted: { delivered_on: '2026-11-25' } }],
  ['what was told of the amount stays', { ...open, amount: 59_999 }, [guide], { noted: { amount: 59_999 } }],
  [
    'as of the end of its month where the guide was early',
    open,
    [{ ...guide, made_on: '2026-10-12' }],
    { noted: { delivered_on: '2026-10-31' } },
  ],
  ['not before its month is over', { ...open, competence: '2026-11' }, [guide], null],
  ['stands right', delivered, [guide], null],
  ['paid with its guide', delivered, [paid], { actions: ['pay'], noted: { boleto_id: 7, paid_on: '2026-11-18' } }],
  ['a guide of another amount', delivered, [{ ...guide, amount: 65_000 }], { actions: [], noted: { amount: 65_000 } }],
  [
    'a guide in its place, with fine and interest, which are none of the tax',
    delivered,
    [late],
    { actions: [], noted: { boleto_id: 8, amount: 60_000 } },
  ],
  [
    'the payment of the guide is undone',
    { ...delivered, status: 'paid' },
    [guide],
    { actions: ['undo_payment'], before: 'delivered', noted: { paid_on: null } },
  ],
  [
    'undone, what was delivered late is late again',
    { ...delivered, status: 'paid', delivered_on: '2026-11-23' },
    [guide],
    { actions: ['undo_payment'], before: 'delivered_late' },
  ],
  [
    'to be done again without its guide',
    { ...delivered, due_order: '2026-11-30' },
    [],
    { actions: ['reopen'], before: 'to_do', noted: { boleto_id: null, amount: null } },
  ],
  ['overdue without it', delivered, [], { actions: ['reopen'], before: 'overdue' }],
  ['delivered by hand stays without a guide', { ...delivered, boleto_id: null }, [], null],
  ['paid by hand stays, whatever guide comes', { ...delivered, status: 'paid', boleto_id: null }, [guide], null],
  ['waived stays', { ...open, status: 'waived' }, [guide], null],
  ['a quota is not the whole', { ...open, rule_key: 'irpj_csll' }, [paid], { actions: ['deliver', 'pay'], noted: { amount: null } }],
  [
    'the next quota is to be paid',
    { ...delivered, rule_key: 'irpj_csll', status: 'paid', amount: null },
    [paid, late],
    { actions: ['undo_payment'], noted: { boleto_id: 8, amount: null, paid_on: null } },
  ],
  ['quotas that do not come to what was told', { ...delivered, rule_key: 'irpj_csll', amount: 180_000 }, [paid], null],
] as const)('%s', (_name, obligation, guides, change) => {
  const found = guideChange(obligation, guides, '2026-11-26');
  if (change === null) expect(found).toBeNull();
  else expect(found).toMatchObject(change);
});

it.each([
  [null, 'pay', null],
  [7, 'pay', 'A guia desta obrigação ainda não foi paga: registre o pagamento no boleto dela.'],
  [7, 'reopen', 'A guia desta obrigação está com o cliente: cancele ou substitua o boleto dela.'],
  [7, 'start', null],
] as const)('with guide %s staff may not %s: %s', (boleto_id, action, refusal) => {
  expect(guideRefusal({ boleto_id }, action)).toBe(refusal);
});
