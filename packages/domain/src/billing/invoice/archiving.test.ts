import { expect, it } from 'vitest';
import { archivingProblem } from './archiving.ts';
import { INVOICE_STATUSES } from './invoice-status.ts';

it('only what waits for nobody is archived', () => {
  expect(INVOICE_STATUSES.filter((status) => archivingProblem(status) === null)).toEqual([
    'authorized',
    'discarded',
    'sent',
    'partially_paid',
    'paid',
    'overdue',
    'cancellation_denied',
    'cancelled',
    'replaced',
  ]);
  expect(archivingProblem('requirement')).toBe(
    'A nota está em "Exigência" e ainda precisa de alguém: só se arquiva o que já foi emitido ou encerrado.',
  );
});
