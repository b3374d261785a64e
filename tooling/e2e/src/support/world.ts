import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@esteto/api/testing/free-port';
import { copyDemoData } from '@esteto/bench/demo-data';
import { clockSetting, today } from './clock.ts';
import { type Emitter, emitterAt } from './emitter.ts';
import { type Started, start } from './processes.ts';

/** What the journeys of one file have for themselves: the server with a copy of the demo data. */
export type World = {
  origin: string;
  /** Where messages are written instead of being sent. */
  outbox: string;
  emitter: Emitter;
  /** Adds so many companies, whose last month lacks nothing but its payrolls. */
  fillOffice: (companies: number) => Promise<void>;
};

/**
 * What all the worlds of a worker share: the public services and the national emitter, played on this machine, and the process in which the worlds are
 * (`worlds`: where they are asked for).
 */
type Surroundings = { emitter: Emitter; worlds: string; stop: () => Promise<void> };

const startSurroundings = async (): Promise<Surroundings> => {
  const folder = await copyDemoData();
  const started: Started[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [services, emitter, control, host] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const authority = join(folder, 'emitter-ca.pem');
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
    const sefin = `https://127.0.0.1:${emitter}/SefinNacional`;
    const settings = {
      CEP_URL: `${played}/cep`,
      CITIES_URL: `${played}/ibge`,
      BANKS_URL: `${played}/banks`,
      POSTAL_CODE_URL: `${played}/places`,
      CNPJ_URL: `${played}/registry`,
      NFSE_PRODUCTION_URL: sefin,
      NFSE_HOMOLOGATION_URL: sefin,
      NFSE_CA_FILE: authority,
    };
    const hosting = `http://localhost:${host}`;
    started.push(
      await start('src/testing/serve-worlds.ts', hosting, { ...settings, ...clockSetting(), PORT: String(host), ESTETO_DATA_DIR: folder }),
    );
    return { emitter: emitterAt(controlled), worlds: `${hosting}/worlds`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

type StartedWorld = World & { stop: () => Promise<void> };

const startWorld = async ({ emitter, worlds }: Surroundings): Promise<StartedWorld> => {
  const begun = await fetch(worlds, { method: 'POST' });
  if (!begun.ok) throw new Error(`No world: ${await begun.text()}`);
  const { origin, outbox } = (await begun.json()) as Pick<World, 'origin' | 'outbox'>;
  const own = `${worlds}/${new URL(origin).port}`;
  const stop = async (): Promise<void> => void (await fetch(own, { method: 'DELETE' }));
  const fillOffice = async (companies: number): Promise<void> => {
    const body = JSON.stringify({ companies, today: today() });
    const filled = await fetch(`${own}/office`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (!filled.ok) throw new Error(`No office: ${await filled.text()}`);
  };
  return { origin, outbox, emitter, stop, fillOffice };
};

export type Worlds = {
  /** The world of that file of journeys; that of the file before is gone. */
  of: (file: string) => Promise<World>;
  stop: () => Promise<void>;
};

/**
 * A world for each file: no journey meets what those of another file did. The next one starts while the journeys of this one go on, and the former
 * stops meanwhile, so that no file waits for either.
 */
export const openWorlds = async (): Promise<Worlds> => {
  const surroundings = await startSurroundings();
  const started: Promise<StartedWorld>[] = [];
  const begin = (): void => {
    const world = startWorld(surroundings);
    // Told to the file that asks for it.
    world.catch(() => undefined);
    started.push(world);
  };
  const stopped: Promise<void>[] = [];
  let current: { file: string; world: Promise<StartedWorld> } | null = null;
  const leave = (world: Promise<StartedWorld>): void => {
    stopped.push(
      world.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    );
  };
  begin();
  return {
    of: (file) => {
      if (current?.file === file) return current.world;
      if (current) leave(current.world);
      const [next = startWorld(surroundings)] = started.splice(0, 1);
      current = { file, world: next };
      begin();
      return next;
    },
    stop: async () => {
      for (const world of [...(current ? [current.world] : []), ...started]) leave(world);
      await Promise.all(stopped);
      await surroundings.stop();
    },
  };
};
