import { expect, test } from 'vitest';
import { type AccountMonth, monthAfterMerge } from './account-merge.ts';

const month = (status: AccountMonth['status'], has_files = true): AccountMonth => ({ month: '2026-10', status, has_files });

test.each([
  ['only of the one that goes', month('sent'), undefined, false, 'moves'],
  ['only of the one that goes, and closed', month('checked'), undefined, true, 'moves'],
  ['files of both, alike', month('sent'), month('sent'), false, 'joins'],
  ['nothing in the one that goes', month('no_movement', false), month('sent'), false, 'stays'],
  ['nothing in the one that stays', month('sent'), month('no_movement', false), false, 'replaces'],
])('%s', (_, from, into, isClosed, becomes) => {
  expect(monthAfterMerge(from, into, isClosed)).toBe(becomes);
});

test('two that contradict each other are refused in words', () => {
  expect(monthAfterMerge(month('sent'), month('checked'), false)).toEqual({
    refusal:
      'O extrato de outubro de 2026 está em “Enviado” em uma conta e em “Conferido” na outra. Deixe os dois na mesma situação antes.',
  });
  expect(monthAfterMerge(month('sent'), month('sent'), true)).toEqual({
    refusal: 'O mês de outubro de 2026 está fechado e tem extrato nas duas contas.',
  });
});
