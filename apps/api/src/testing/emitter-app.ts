import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type MadeAuthority, newAuthority } from '../demo/made-certificates.ts';
import { type FakeEmitter, startFakeEmitter } from './fake-emitter.ts';
import { type TestApp, testApp } from './test-app.ts';

/** The whole server with a fake national emitter at the other end; `settings` are those that another server needs to meet it too. */
export const emitterApp = async (): Promise<{
  api: TestApp;
  emitter: FakeEmitter;
  authority: MadeAuthority;
  settings: Record<string, string>;
}> => {
  const authority = newAuthority();
  const emitter = await startFakeEmitter(authority);
  const folder = await mkdtemp(join(tmpdir(), 'esteto-nfse-'));
  afterAll(async () => {
    await emitter.close();
    await rm(folder, { recursive: true });
  });
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, authority.certificate);
  const settings = { NFSE_PRODUCTION_URL: emitter.url, NFSE_HOMOLOGATION_URL: emitter.url, NFSE_CA_FILE: ca };
  return { api: await testApp(settings), emitter, authority, settings };
};
