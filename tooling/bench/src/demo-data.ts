import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@esteto/api/testing/free-port';
import { ROOT, SERVER } from './built-apps.ts';
import { startServer } from './server.ts';

/** The day on which the demo data are made for the journeys and the gates: a Tuesday at noon in São Paulo, unless `pnpm prove clock` says another. */
export const DEMO_DAY = process.env['ESTETO_CLOCK'] ?? '2026-11-24T15:00:00Z';

/** Where the demo data of a build wait to be copied; it goes away with the installation. */
const KEPT = join(ROOT, 'node_modules/.cache/esteto/demo');

const copyFolder = promisify(execFile);

/** An empty data folder. Others may enter it: as root the database runs as another user. */
export const newDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'esteto-data-'));
  await chmod(folder, 0o755);
  return folder;
};

/** The folder of a server that filled it with the demo data and stopped. It is made once for a build of the server, whoever asks for it. */
export const keepDemoData = async (): Promise<string> => {
  const kept = join(KEPT, await fingerprint());
  if (existsSync(kept)) return kept;
  await rm(KEPT, { recursive: true, force: true });
  await mkdir(KEPT, { recursive: true });
  const made = await newDataFolder();
  try {
    const services = { CEP_URL: 'none', CITIES_URL: 'none', BANKS_URL: 'none', POSTAL_CODE_URL: 'none', CNPJ_URL: 'none' };
    const env = { ESTETO_CLOCK: DEMO_DAY, APP_DIST: 'none', ...services };
    const server = await startServer({ port: await freePort(), dataDir: made, env });
    await server.stop(true);
    await copyFolder('cp', ['-a', made, `${kept}.part`]);
    // Whoever finds it finds all of it.
    await copyFolder('mv', [`${kept}.part`, kept]);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return kept;
};

/** A copy with the owners of its files: the database refuses a folder that is another user's. */
export const copyDemoData = async (): Promise<string> => {
  const folder = await newDataFolder();
  await copyFolder('cp', ['-a', `${await keepDemoData()}/.`, folder]);
  return folder;
};

/** What the demo data depend on: the server that writes them, its migrations and the day. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(DEMO_DAY);
  for (const folder of [dirname(SERVER), join(ROOT, 'apps/api/migrations')]) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    for (const path of paths.toSorted()) hash.update(path.slice(ROOT.length)).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
};
