import { expect, it } from 'vitest';
import { recurringRequest } from './recurring-request.ts';

const values = {
  client_id: 7,
  gross_amount: 1_500_000,
  description: 'Plantões de novembro de 2026, {competência}, {contrato}',
  shifts: null,
  service_place_ibge: '3550308',
  starts_at: '2026-11',
  due_days: 20,
};

it('is the same service in another month, with holes that are filled in then', () => {
  expect(recurringRequest(values, '2027-02', '2027-02-05', null)).toEqual({
    client_id: 7,
    gross_amount: 1_500_000,
    competence: '2027-02',
    description: 'Plantões de fevereiro de 2027, {competência}, {contrato}',
    shifts: null,
    service_place_ibge: '3550308',
    due_date: '2027-02-25',
    notes: null,
  });
});

it.each([
  ['the term of the client comes first', 30, 20, '2027-03-07'],
  ['a term of no days is one', 0, 20, '2027-02-05'],
  ['without one, as the first request', null, 20, '2027-02-25'],
  ['without both there is none', null, null, null],
])('%s', (_name, term, due_days, due_date) => {
  expect(recurringRequest({ ...values, due_days }, '2027-02', '2027-02-05', term).due_date).toBe(due_date);
});
