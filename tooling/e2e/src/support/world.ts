import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@esteto/api/testing/free-port';
import { copyDemoData } from './demo-data.ts';
import { type Emitter, emitterAt } from './emitter.ts';
import { type Started, start } from './processes.ts';

/** What a worker has for itself: the server with a copy of the demo data, the public services and the national emitter that it asks. */
export type World = {
  origin: string;
  /** Where messages are written instead of being sent. */
  outbox: string;
  emitter: Emitter;
};

export const startWorld = async (demoData: string): Promise<World & { stop: () => Promise<void> }> => {
  const dataDir = await copyDemoData(demoData);
  const started: Started[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const [server, services, emitter, control] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const authority = join(dataDir, 'emitter-ca.pem');
    const played = `http://localhost:${services}`;
    const controlled = `http://localhost:${control}`;
    started.push(
      await start('src/testing/serve-public-services.ts', played, { PORT: String(services) }),
      await start('src/testing/serve-emitter.ts', controlled, {
        PORT: String(control),
        EMITTER_PORT: String(emitter),
        CA_FILE: authority,
      }),
    );
    const origin = `http://localhost:${server}`;
    const sefin = `https://127.0.0.1:${emitter}/SefinNacional`;
    const settings = {
      PORT: String(server),
      ESTETO_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      CEP_URL: `${played}/cep`,
      CITIES_URL: `${played}/ibge`,
      BANKS_URL: `${played}/banks`,
      POSTAL_CODE_URL: `${played}/places`,
      CNPJ_URL: `${played}/registry`,
      NFSE_PRODUCTION_URL: sefin,
      NFSE_HOMOLOGATION_URL: sefin,
      NFSE_CA_FILE: authority,
    };
    started.push(await start('src/server.ts', `${origin}/api/ready`, settings));
    return { origin, outbox: join(dataDir, 'outbox'), emitter: emitterAt(controlled), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
