import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receivable } from '@esteto/contract/billing/receivable';
import { afterAll, expect, test } from 'vitest';
import { emitterApp } from '../../../../testing/emitter-app.ts';
import { newNationalScene, transmittable } from '../../../../testing/national-scene.ts';
import { startServer } from '../../../../testing/server-process.ts';

// A real server, killed outright between sending a note and storing it: whoever comes after finds the one note that there is.

const { api, emitter, authority, settings } = await emitterApp();
const dataDir = await mkdtemp(join(tmpdir(), 'esteto-killed-'));
await chmod(dataDir, 0o755);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('killing the server between sending and storing ends with one note', async () => {
  const scene = await newNationalScene(api, authority);
  const { id, version } = await transmittable(scene);
  // The server has the clock of this machine, whatever day it is there.
  await api.sql("update invoices set competence = '2025-01' where id = $1", [id]);

  const server = await startServer(dataDir, {
    ...settings,
    DATABASE_URL: api.database.appUrl,
    DATABASE_OWNER_URL: api.database.ownerUrl,
    ESTETO_SECRET_KEY: api.config.secretKey.toString('base64'),
    NFSE_TIMEOUT_SECONDS: '60',
  });
  await server.ready();
  emitter.next('hold the answer');
  const headers = {
    ...(await loggedIn(server.url, scene.master.email)),
    'content-type': 'application/json',
    'idempotency-key': 'sent-before-the-kill',
  };
  const sending = fetch(`${server.url}/api/admin/invoices/${id}/transmit`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version }),
  }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(() => emitter.notes.size).toBe(1);
  server.child.kill('SIGKILL');
  expect([await server.ended, await sending]).toEqual([[null, 'SIGKILL'], 'cut off']);
  const status = async () => (await api.sql<{ status: string }>('select status from invoices where id = $1', [id]))[0]?.status;
  expect(await status()).toBe('sending');

  api.clock.set(new Date(Date.now() + 3_600_000).toISOString());
  await api.modules.issuing.settleWaiting('test');
  expect(await status()).toBe('authorized');
  expect(emitter.notes.size).toBe(1);
  expect(emitter.calls.filter((call) => call === 'POST /nfse')).toHaveLength(1);
  api.clock.set('2026-11-20T15:00:00.000Z');
  const { access_key } = await api.ask(receivable.detail, { id }, { as: scene.master });
  expect([...emitter.notes.values()].map(({ key }) => key)).toEqual([access_key]);
});

const loggedIn = async (url: string, email: string): Promise<Record<string, string>> => {
  const body = JSON.stringify({ email, password: api.password });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};
