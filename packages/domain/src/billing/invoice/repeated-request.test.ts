import { expect, it } from 'vitest';
import { repeatedRequest } from './repeated-request.ts';

const october = {
  client_id: 7,
  competence: '2026-10',
  gross_amount: 1_500_000,
  description: 'Plantões de outubro de 2026 no pronto-socorro',
  service_place_ibge: '3550308',
  due_date: '2026-11-19',
  // Still the 20th in São Paulo.
  requested_at: '2026-10-21T01:30:00.000Z',
};

it('repeats an invoice in the month of today, its term counted from today', () => {
  expect(repeatedRequest(october, '2026-11-20')).toEqual({
    client_id: 7,
    competence: '2026-11',
    gross_amount: 1_500_000,
    description: 'Plantões de novembro de 2026 no pronto-socorro',
    service_place_ibge: '3550308',
    due_date: '2026-12-20',
  });
});

it.each([
  ['no due date', null, null],
  ['one before its own request', '2026-10-01', '2026-11-20'],
  ['one on the day of its request', '2026-10-20', '2026-11-20'],
])('%s', (_name, due_date, repeated) => {
  expect(repeatedRequest({ ...october, due_date }, '2026-11-20').due_date).toBe(repeated);
});
