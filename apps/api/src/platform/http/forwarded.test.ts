import { randomBytes } from 'node:crypto';
import { session } from '@esteto/contract/identity/session';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

// Where a call comes from is what the trusted proxies say, and nobody else.

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://esteto.example', ESTETO_SECRET_KEY: randomBytes(32).toString('base64') };
const alone = await testApp(production);
const behind = await testApp({ ...production, TRUSTED_PROXIES: '10.0.0.5, 192.0.2.0/24' });

test.each([
  ['without a setting, not even of a private network', alone, '10.0.0.5', '203.0.113.7', '10.0.0.5'],
  ['nor of the machine itself', alone, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['of a proxy that is named', behind, '10.0.0.5', '203.0.113.7', '203.0.113.7'],
  ['through two that are', behind, '10.0.0.5', '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['but not what the caller wrote before it', behind, '10.0.0.5', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['nor of another machine beside it', behind, '10.0.0.6', '203.0.113.7', '10.0.0.6'],
])('%s', async (_name, api, ip, forwarded, known) => {
  const as = await api.signIn(await api.make.person({}));
  await api.ask(session.logout, {}, { as, ip, headers: { 'x-forwarded-for': forwarded } });
  expect(await api.sql("select ip from events where entity_type = 'session' order by id desc limit 1")).toEqual([{ ip: known }]);
});
