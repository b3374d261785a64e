import { expect, it } from 'vitest';
import { companyObstacle, nextRequestText, recurrenceSentence, requesterObstacle, suspensionReason } from './recurrence-words.ts';

const active = { status: 'active', day: 5, until: '2027-12', next_competence: '2026-12', next_on: '2026-12-05' } as const;

it.each([
  [active, 'Repete todo mês, dia 5, até 12/2027 · próxima: 05/12/2026'],
  [{ ...active, until: null }, 'Repete todo mês, dia 5 · próxima: 05/12/2026'],
  [{ ...active, day: 31 }, 'Repete todo mês, dia 31 ou o último do mês, até 12/2027 · próxima: 05/12/2026'],
  [{ ...active, status: 'paused', next_competence: null, next_on: null } as const, 'Repete todo mês, dia 5, até 12/2027'],
  [{ ...active, status: 'ended', next_competence: null, next_on: null } as const, 'Repetiu todo mês, dia 5, até 12/2027'],
])('%j', (recurrence, sentence) => {
  expect(recurrenceSentence(recurrence)).toBe(sentence);
});

it('tells the next request and what stands in its way', () => {
  expect(nextRequestText({ competence: '2026-11', on: '2026-12-05' })).toBe(
    'Próximo pedido em 5 de dezembro de 2026, competência nov/2026.',
  );
  expect(suspensionReason(requesterObstacle('Ana Souza'), '2026-12')).toBe(
    'Ana Souza não pode mais pedir notas desta empresa. A nota da competência dez/2026 não foi pedida.',
  );
});

it.each(['Essa empresa está congelada', 'Essa empresa está congelada.'])('%j is a sentence', (message) => {
  expect(companyObstacle(message)).toBe('Essa empresa está congelada.');
});
