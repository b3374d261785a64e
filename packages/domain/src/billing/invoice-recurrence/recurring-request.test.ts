import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCompetence } from '../../shared/date/competence.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { changedWords, pendingDescription, recurringRequest } from './recurring-request.ts';

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

describe('the words, while they are changed', () => {
  const kept = { ...values, next_competence: '2027-02' as string | null, last_competence: '2027-01' };

  it.each([
    ['of an active one, as the next month has them', kept, 'Plantões de fevereiro de 2027, {competência}, {contrato}'],
    [
      'of a paused one, as the month after the last has them',
      { ...kept, next_competence: null, last_competence: '2026-12' },
      'Plantões de janeiro de 2027, {competência}, {contrato}',
    ],
  ])('%s', (_name, recurrence, text) => {
    expect(pendingDescription(recurrence)).toBe(text);
  });

  it.each([
    ['nothing is new', { description: pendingDescription(kept), shifts: null }, null],
    ['only the shifts are', { description: pendingDescription(kept), shifts: '3 e 10' }, { shifts: '3 e 10' }],
    [
      'another text names the next month',
      { description: 'Visitas de 02/2027', shifts: null },
      { description: 'Visitas de 02/2027', starts_at: '2027-02' },
    ],
    [
      'what was typed at first is another text by now',
      { description: kept.description, shifts: null },
      { description: kept.description, starts_at: '2027-02' },
    ],
  ])('%s', (_name, asked, words) => {
    expect(changedWords(kept, asked)).toEqual(words);
  });

  it('a text that names the month goes on naming each month that comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 24 }), (sinceStart, later) => {
        const pending = addCompetence(values.starts_at, sinceStart + 1);
        const before = { ...kept, next_competence: pending };
        const reads = pendingDescription(before);
        expect(changedWords(before, { description: reads, shifts: null })).toBeNull();
        const after = { ...values, ...changedWords(before, { description: `Visitas e ${reads}`, shifts: null }) };
        const at = addCompetence(pending, later);
        const { description } = recurringRequest(values, at, '2027-02-05', null);
        expect(recurringRequest(after, at, '2027-02-05', null).description).toBe(`Visitas e ${description}`);
      }),
      runs,
    );
  });
});
