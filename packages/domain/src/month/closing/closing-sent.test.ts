import { expect, test } from 'vitest';
import { sentWords } from './closing-sent.ts';

test('what left the office of a month is told sentence by sentence', () => {
  const das = { description: 'DAS de outubro', on: '2026-11-10', to: ['Ana Souza', 'Bruno Prado'], seen_on: '2026-11-12', paid_on: null };
  const sent = {
    guides: [das, { ...das, description: 'INSS de outubro', to: [], seen_on: null, paid_on: '2026-11-18' }],
    delivered: [{ rule_key: 'pgdas', rule_name: null, on: '2026-11-12', protocol_number: '0123' } as const],
    closed: { on: '2026-11-30', to: ['Ana Souza'] },
  };
  expect(sentWords(sent, '2026-10')).toEqual([
    'Guia DAS de outubro, de 10/11/2026, avisada a Ana Souza e Bruno Prado, vista em 12/11/2026.',
    'Guia INSS de outubro, de 10/11/2026, paga em 18/11/2026.',
    'PGDAS-D de outubro de 2026 entregue em 12/11/2026, recibo 0123.',
    'Fechamento avisado a Ana Souza em 30/11/2026.',
  ]);
  expect(sentWords({ guides: [], delivered: [], closed: null }, '2026-10')).toEqual([]);
});
