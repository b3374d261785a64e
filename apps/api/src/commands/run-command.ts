import type { Config } from '../config/config.ts';
import type { Env } from '../config/settings.ts';
import { fillDemo as fill } from '../demo/fill-demo.ts';
import { assemble } from '../deps.ts';
import { createModules } from '../modules/modules.ts';
import { openMigrated } from '../open-database.ts';
import { clockOf } from '../platform/clock/clock.ts';
import { unhurried } from '../platform/database/patience.ts';
import { logger } from '../platform/http/logger.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createMail } from '../platform/mail/mail.ts';
import { type Command, CommandError } from './command.ts';
import { createMaster } from './create-master.ts';

/** What a server with ESTETO_DEMO asks for in a process of its own. */
const fillDemo: Command = async ({ config, deps }) => {
  if (!config.demo) throw new CommandError('Os dados de demonstração só existem com ESTETO_DEMO.');
  await unhurried(() => fill(deps));
  return 'Dados de demonstração prontos.';
};

const COMMANDS: Record<string, Command> = { 'create-master': createMaster, 'fill-demo': fillDemo };

type Told = { write: (text: string) => unknown };

/** `node server.js <command>`: does one thing on the database of the settings and ends. Answers the exit code. */
export const runCommand = async (
  [name = '', ...args]: string[],
  env: Env,
  config: Config,
  { stdout, stderr }: { stdout: Told; stderr: Told },
): Promise<number> => {
  const command = COMMANDS[name];
  if (!command) {
    stderr.write(`"${name}" não é um comando. Sem comando o servidor inicia; comandos: ${Object.keys(COMMANDS).join(', ')}.\n`);
    return 1;
  }
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const { database, appUrl } = await openMigrated(config, logger('warn'), closers);
    const jobs = createJobs(appUrl, { onError: () => undefined });
    const mail = createMail({ ...config, from: config.mailFrom, returnPath: config.mailReturnPath });
    const deps = assemble({ config, database, clock: clockOf(config.clockStart), jobs, mail });
    const { services } = createModules(deps);
    stdout.write(`${await command({ config, deps, services, args, env })}\n`);
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    for (const close of closers.toReversed()) await close().catch(() => undefined);
  }
};
