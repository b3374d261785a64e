import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loaded into the server by `node --import`: counts the SQL statements of each call where they leave, in the PostgreSQL client, so that the
 * server itself knows nothing of it. Jobs and other work outside of a call are nobody's.
 */
export type CallCount = { method: string; url: string; status: number; statements: string[] };

type Query = (this: unknown, config: string | { text?: string }, ...rest: unknown[]) => unknown;

const call = new AsyncLocalStorage<CallCount>();

const { Client } = createRequire(join(import.meta.dirname, '../../../apps/api/package.json'))('pg') as {
  Client: { prototype: { query: Query } };
};
const { query } = Client.prototype;
Client.prototype.query = function (config, ...rest) {
  const text = typeof config === 'string' ? config : (config.text ?? '');
  if (!/^\s*(begin|commit|rollback|savepoint|release)\b/i.test(text)) call.getStore()?.statements.push(text);
  return query.call(this, config, ...rest);
};

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const count: CallCount = { method: request.method ?? '', url: request.url ?? '', status: 0, statements: [] };
  call.enterWith(count);
  response.once('finish', () => process.send?.({ ...count, status: response.statusCode }));
});
