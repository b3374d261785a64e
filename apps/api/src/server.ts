import { announce } from './announce.ts';
import { runCommand } from './commands/run-command.ts';
import { type Config, readConfig } from './config/config.ts';
import { logger } from './platform/http/logger.ts';
import { serve } from './serve.ts';
import { startProblem } from './start-problem.ts';

const STOP_WITHIN_MS = 9_000;

const config = settings();
const command = process.argv.slice(2);
if (command.length > 0) {
  // A command that another process asked for ends with it.
  process.on('disconnect', () => process.exit(1));
  process.exit(await runCommand(command, process.env, config, process));
}

const log = logger(config.logLevel);

// What must be undone at the end, last opened first.
const closers: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | null = null;

const stop = (signal: string): void => {
  stopping ??= (async () => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    for (const close of closers.toReversed()) await close().catch((error: unknown) => log.error({ err: error }, 'stop'));
    process.exit(0);
  })();
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGHUP', () => stop('SIGHUP'));
// Started by `npm start`: when that process is killed outright, this one must not stay behind.
process.on('disconnect', () => stop('disconnect'));

try {
  announce(config, await serve(config, process.env, log, closers));
  // Tells the supervisor, which starts the server again when it dies.
  process.send?.('ready');
} catch (error) {
  console.error(startProblem(error, config));
  for (const close of closers.toReversed()) await close().catch(() => undefined);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    const { PORT: port = '3000', ESTETO_DATA_DIR: dataDir = '.esteto' } = process.env;
    console.error(startProblem(error, { port, dataDir }));
    process.exit(1);
  }
}
