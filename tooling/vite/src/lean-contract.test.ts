import { expect, test } from 'vitest';
import { leanNouns } from './lean-contract.ts';

const who = { kind: 'staff' };
const answer = { fields: { id: 'a schema' } };

test('a built app knows of an endpoint its way, who may call it, and the scopes among its filters; no schema', () => {
  const boleto = {
    list: {
      method: 'GET',
      path: 'admin/boletos',
      who,
      answer,
      query: { fields: { search: 'a schema', company_id: 'a schema' } },
      summary: 'Boletos.',
    },
    own: { method: 'GET', path: 'boletos', who, answer, query: { fields: { search: 'a schema' } } },
    file: { method: 'GET', path: 'boletos/:id/file', who, answer: 'file' },
    create: { method: 'POST', path: 'admin/boletos', who, answer, body: { fields: { company_id: 'a schema' } } },
  };
  expect(leanNouns({ boleto, boletoRow: { fields: { id: 'a schema' } } })).toEqual([
    [
      'boleto',
      {
        list: { method: 'GET', path: 'admin/boletos', who, query: { fields: { company_id: true } } },
        own: { method: 'GET', path: 'boletos', who },
        file: { method: 'GET', path: 'boletos/:id/file', who, answer: 'file' },
        create: { method: 'POST', path: 'admin/boletos', who },
      },
    ],
  ]);
});
