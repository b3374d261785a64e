import { certificate } from '@esteto/contract/certificate';
import { endpoints } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import { invoiceBatch } from '@esteto/contract/invoice-batch';
import { issuing } from '@esteto/contract/issuing';
import { lookup } from '@esteto/contract/lookup';
import { mailBounce } from '@esteto/contract/mail-bounce';
import { session } from '@esteto/contract/session';
import { twoFactor } from '@esteto/contract/two-factor';
import { STATEMENTS } from './bars.ts';
import type { CallCount } from './count-statements.ts';
import { callEverything } from './every-call.ts';
import type { Server } from './server.ts';
import type { Figure } from './table.ts';

export type StatementCount = Figure & { statements: string[] };

/** SQL statements of every endpoint of the contract, at their worst among the calls. An endpoint that nobody called is an error. */
export const measureStatements = async (server: Server): Promise<StatementCount[]> => {
  await callEverything(server.origin);
  const calls = await server.calls();
  return endpoints
    .filter((endpoint) => !COUNTED_BY_TESTS.includes(endpoint))
    .map((endpoint) => {
      const name = `${endpoint.method} ${endpoint.path}`;
      const [worst] = calls.filter((call) => isCallOf(endpoint, call)).toSorted((a, b) => b.statements.length - a.statements.length);
      if (!worst) throw new Error(`${name}: falta uma chamada em tooling/bench/src/every-call.ts`);
      const limit = endpoint.method === 'GET' ? STATEMENTS.read : STATEMENTS.write;
      return { name, value: worst.statements.length, limit, statements: worst.statements };
    });
};

/** Want what is not here: a code of an e-mail or an app, a public service, a certificate, the mail server's secret, what a job makes first. apps/api/src/statement-budget.test.ts counts them. */
const COUNTED_BY_TESTS: readonly Endpoint[] = [
  session.verifyEmail,
  twoFactor.activate,
  twoFactor.deactivate,
  lookup.cep,
  lookup.streets,
  lookup.zipCode,
  lookup.registry,
  certificate.ofCompany,
  certificate.upload,
  issuing.transmit,
  mailBounce.receive,
  invoiceBatch.file,
];

export const isCallOf = ({ method, path }: Endpoint, call: CallCount): boolean => {
  const pattern = new RegExp(`^/api/${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
  return call.method === method && call.status < 300 && pattern.test(call.url);
};
