import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { invoice } from '@esteto/contract/billing/invoice';
import { company } from '@esteto/contract/company/company';
import autocannon from 'autocannon';
import { type Server, stopped } from './server.ts';
import { signIn } from './visitor.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 10;
/** The server takes 600 calls a minute from one address; behind a proxy it goes by the address that the proxy tells. */
const ADDRESSES = 250;

export type Throughput = { helloPerSecond: number; listPerSecond: number; share: number };

/**
 * Requests per second of the first page of invoices and of a bare Fastify, in turns on the same machine: medians and their ratio, which says
 * the same on a fast machine and on a slow one.
 */
export const measureThroughput = async (server: Server, helloPort: number): Promise<Throughput> => {
  const { call, headers } = await signIn(server.origin, 'ana.souza@demo.test');
  const [first] = await call(company.mine);
  const list = `/api/${invoice.list.path}?company_id=${first?.id}&limit=20`;
  const hello = fork(join(import.meta.dirname, 'hello-server.ts'), [String(helloPort)]);
  try {
    await once(hello, 'message');
    const rounds = { hello: [] as number[], list: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.hello.push(await perSecond(`http://127.0.0.1:${helloPort}`, '/', {}));
      rounds.list.push(await perSecond(server.origin, list, headers));
    }
    const helloPerSecond = median(rounds.hello);
    const listPerSecond = median(rounds.list);
    return { helloPerSecond, listPerSecond, share: listPerSecond / helloPerSecond };
  } finally {
    await stopped(hello);
  }
};

const perSecond = async (url: string, path: string, headers: Record<string, string>): Promise<number> => {
  const requests = Array.from({ length: ADDRESSES }, (_, index) => ({
    path,
    headers: { ...headers, 'X-Forwarded-For': `10.0.0.${index + 1}` },
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_SECONDS, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}${path}: ${result.non2xx + result.errors} respostas com erro`);
  return result.requests.average;
};

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
