import { join } from 'node:path';
import { runCommand } from './commands/run-command.ts';
import { type Config, readConfig } from './config/config.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts';
import { logger } from './platform/http/logger.ts';
import type { Mail } from './platform/mail/mail.ts';
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

/** Tells whoever started the server where everything is. */
function announce(config: Config, mail: Mail): void {
  const { publicUrl, apiPage } = config;
  const lines = [
    '',
    `Esteto no ar: ${publicUrl}`,
    `  médicos ${publicUrl}/app · equipe ${publicUrl}/painel · gestores ${publicUrl}/gestao${apiPage ? ` · API ${publicUrl}/api/docs` : ''}`,
    ...(config.demo
      ? [
          `  senha das pessoas de demonstração: ${DEMO_PASSWORD}`,
          ...DEMO_PEOPLE.map(({ email, about }) => `  ${email.padEnd(28)} ${about}`),
        ]
      : []),
    ...(mail.outbox && !config.production ? [`  e-mails enviados ficam em ${mail.outbox}`] : []),
    ...(config.production ? warnings(config) : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What a production server does that whoever runs it may not expect. */
function warnings({ trustedProxies, smtpUrl, publicUrl, dataDir }: Config): string[] {
  return [
    trustedProxies.length > 0
      ? `  o endereço de quem chama é o que disserem os proxies: ${trustedProxies.join(', ')}`
      : '  AVISO: sem TRUSTED_PROXIES; atrás de um proxy, todos parecem vir do endereço dele',
    ...(smtpUrl ? [] : [`  AVISO: sem SMTP_URL; nenhum e-mail sai, e os arquivos ficam em ${join(dataDir, 'outbox')}`]),
    ...(publicUrl.startsWith('https:') ? [] : [`  AVISO: ${publicUrl} é http simples; senhas e sessões passam às claras pela rede`]),
  ];
}
