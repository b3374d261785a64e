import { expect, it } from 'vitest';
import { dueSums } from './due-sums.ts';

const due = (analyst_name: string | null, kind: 'boleto' | 'licence', state: 'open' | 'late' | 'done') => ({
  analyst_id: analyst_name === null ? null : analyst_name.length,
  analyst_name,
  kind,
  state,
  count: 1,
});

it('counts by person, kind and state, those of nobody last', () => {
  expect(
    dueSums([
      due(null, 'boleto', 'late'),
      due('Zélia', 'boleto', 'open'),
      due('Ana', 'licence', 'open'),
      { ...due('Ana', 'boleto', 'done'), count: 4 },
      due('Ana', 'boleto', 'done'),
    ]).map(({ analyst_name, kind, open, late, done }) => [analyst_name, kind, open, late, done]),
  ).toEqual([
    ['Ana', 'boleto', 0, 0, 5],
    ['Ana', 'licence', 1, 0, 0],
    ['Zélia', 'boleto', 1, 0, 0],
    [null, 'boleto', 0, 1, 0],
  ]);
});
