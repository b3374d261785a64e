import { expect, it } from 'vitest';
import { BATCH_ACTIONS, batchProgress, batchTitle } from './batch-action.ts';

it('says what is asked for', () => {
  expect(BATCH_ACTIONS.map((action) => batchTitle(action, 1200))).toEqual([
    'Arquivar 1.200 notas',
    'Desarquivar 1.200 notas',
    'Enviar 1.200 notas por e-mail',
    'Exportar 1.200 notas',
  ]);
  expect(batchTitle('archive', 1)).toBe('Arquivar 1 nota');
});

it.each([
  [{ done: 0, failed: 0, waiting: 3 }, '0 feitas, 3 na fila'],
  [{ done: 1, failed: 0, waiting: 0 }, '1 feita'],
  [{ done: 118, failed: 1, waiting: 2 }, '118 feitas, 1 falhou, 2 na fila'],
  [{ done: 0, failed: 2, waiting: 0 }, '0 feitas, 2 falharam'],
])('%j', (counts, words) => {
  expect(batchProgress(counts)).toBe(words);
});
