import { expect, it } from 'vitest';
import { NO_ACCOUNT } from '../../company/bank-account/personal-account.ts';
import { accountUsesFor, accountWords } from './income-tax-account.ts';
import { incomeTaxAccountForm } from './income-tax-account-form.ts';
import { refundDayProblem, refundWords } from './income-tax-refund.ts';
import { incomeTaxRefundForm } from './income-tax-refund-form.ts';

const NOTHING = { ...NO_ACCOUNT, account_use: null };
const ACCOUNT = { bank_code: '001', bank_branch: '1234-5', bank_account: '123456', bank_digit: 'X', bank_kind: 'checking' as const };
const BANK = { ...ACCOUNT, bank_name: 'Banco do Brasil' };

it.each([
  ['a choice by itself', { account_use: 'guide' }, true],
  ['a debit without its account', { account_use: 'debit' }, false],
  ['a debit with it', { account_use: 'debit', ...ACCOUNT }, true],
  ['a deposit without a branch', { account_use: 'account', ...ACCOUNT, bank_branch: null }, false],
  ['Pix without a key', { account_use: 'pix' }, false],
  ['Pix with a CPF', { account_use: 'pix', pix_key: '52998224725' }, true],
  ['Pix with a CPF that is none', { account_use: 'pix', pix_key: '52998224724' }, false],
  ['Pix with an e-mail', { account_use: 'pix', pix_key: 'ana@exemplo.com' }, false],
])('%s', (_name, chosen, valid) => {
  const { bank_name: _, ...nothing } = NOTHING;
  expect(incomeTaxAccountForm.isValidSync({ ...nothing, ...chosen, version: 1 })).toBe(valid);
});

it('what is chosen follows from the result, and is said only where it still fits', () => {
  expect(accountUsesFor('zero')).toEqual([]);
  expect(accountUsesFor(null)).toEqual([]);
  const debit = { ...NOTHING, ...BANK, account_use: 'debit' as const };
  expect(accountWords({ ...debit, result: 'to_pay' })).toBe(
    'Débito automático: Banco do Brasil (001) · agência 1234-5 · conta corrente 123456-X',
  );
  expect(accountWords({ ...debit, result: 'to_refund' })).toBeNull();
  expect(accountWords({ ...NOTHING, account_use: 'pix', pix_key: '52998224725', result: 'to_refund' })).toBe(
    'Pix, chave CPF 529.982.247-25',
  );
  expect(accountWords({ ...NOTHING, result: 'to_pay' })).toBeNull();
});

const refund = { refund_amount: 80_000, refund_batch: null, refund_priority: null, refund_received_on: null, refund_received_amount: null };

it.each([
  [{}, 'R$ 800,00 a receber, com os juros da Selic até o pagamento · a Receita ainda não disse em que lote'],
  [
    { refund_batch: '3º lote', refund_priority: 'age_80' as const },
    'R$ 800,00 a receber, com os juros da Selic até o pagamento · prioridade: 80 anos ou mais',
  ],
  [{ refund_received_on: '2026-07-31', refund_received_amount: 80_000 }, 'R$ 800,00 recebidos em 31/07/2026'],
  [
    { refund_received_on: '2026-07-31', refund_received_amount: 82_480 },
    'R$ 824,80 recebidos em 31/07/2026: R$ 800,00 da declaração e R$ 24,80 de juros (Selic)',
  ],
  [
    { refund_received_on: '2026-07-31', refund_received_amount: 70_000 },
    'R$ 700,00 recebidos em 31/07/2026, R$ 100,00 menos que os R$ 800,00 da declaração',
  ],
])('a refund %o', (more, words) => {
  expect(refundWords({ ...refund, ...more })?.replaceAll('\u00a0', ' ')).toBe(words);
});

it('a refund comes on a day that has come, after the transmission, and with its amount', () => {
  const of = { today: '2026-06-10', transmitted_on: '2026-05-20' };
  expect(refundDayProblem('2026-06-11', of)).toMatch(/ainda não chegou/);
  expect(refundDayProblem('2026-05-19', of)).toMatch(/transmitida em 20\/05\/2026/);
  expect(refundDayProblem('2026-06-10', of)).toBeNull();
  const form = { refund_priority: null, refund_received_on: '2026-06-10', version: 1 };
  expect(incomeTaxRefundForm.isValidSync({ ...form, refund_received_amount: null })).toBe(false);
  expect(incomeTaxRefundForm.isValidSync({ ...form, refund_received_amount: 1 })).toBe(true);
});
