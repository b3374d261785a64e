import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { RECOVERY_LINK_MINUTES } from '@esteto/domain/identity/user/access-codes';
import { email, object, text } from '@esteto/domain/shared/schema/fields';
import { parse } from '@esteto/domain/shared/schema/parse';
import type { Env } from '../config/settings.ts';
import { newSecret } from '../platform/sessions/secret.ts';
import { systemActor } from '../platform/work/actor.ts';
import { type Command, CommandError, type CommandParts } from './command.ts';

const actor = systemActor('create-master');

/**
 * The first person of an installation: nobody else can make one. A second master is only made when `--another` says so; `--new-link` gives one who
 * is there, and cannot enter, another link.
 */
export const createMaster: Command = async (parts) => {
  const { args, services } = parts;
  const options = optionsIn(args);
  const masters = await services.users.masters();
  if (options['new-link']) {
    const { email } = await personFrom(parts.env, ['email']);
    const existing = masters.find((master) => master.email === email);
    if (!existing) throw new CommandError(`${email} não é o e-mail de um master ativo.`);
    return `Outro link para ${existing.name} <${existing.email}>.\n${await linkFor(parts, existing.id)}`;
  }
  if (masters.length > 0 && !options.another)
    throw new CommandError(
      `Já existe master: ${masters.map(({ email }) => email).join(', ')}. Para criar outro: create-master --another. Para dar outro link a quem já existe: create-master --new-link.`,
    );
  const { name, email } = await personFrom(parts.env, ['name', 'email']);
  // Nobody knows this password: the link sets the first one that can be used.
  const { id } = await services.users.create(actor, { type: 'admin', is_master: true, name, email, password: newSecret() });
  return `Master criado: ${name} <${email}>.\n${await linkFor(parts, id)}`;
};

const optionsIn = (args: string[]) => {
  try {
    return parseArgs({ args, options: { another: { type: 'boolean' }, 'new-link': { type: 'boolean' } } }).values;
  } catch {
    throw new CommandError('create-master aceita --another e --new-link, e mais nada.');
  }
};

const linkFor = async ({ config, services }: CommandParts, id: number): Promise<string> => {
  const token = await services.passwordRecoveries.issue(actor, id);
  return `Para definir a senha, abra este link nos próximos ${RECOVERY_LINK_MINUTES} minutos. Ele vale uma vez:\n${config.publicUrl}/recuperar-senha/${token}`;
};

const SETTING = { name: 'ESTETO_MASTER_NAME', email: 'ESTETO_MASTER_EMAIL' } as const;
const QUESTION = { name: 'Nome: ', email: 'E-mail: ' } as const;
const person = object({ name: text('Nome').max(120).required(), email: email('E-mail').required() });

type Asked = (keyof typeof SETTING)[];

/** The person that a command is about: read from the environment, else asked at the terminal. */
const personFrom = async (env: Env, parts: Asked): Promise<{ name: string; email: string }> => {
  const given: Record<string, string> = { name: 'ninguém' };
  const missing = parts.filter((part) => !env[SETTING[part]]?.trim());
  for (const part of parts) given[part] = env[SETTING[part]] ?? '';
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new CommandError(`Falta ${missing.map((part) => SETTING[part]).join(' e ')} no ambiente (ou use um terminal, que pergunta).`);
  if (missing.length > 0) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    for (const part of missing) given[part] = await terminal.question(QUESTION[part]);
    terminal.close();
  }
  const judged = parse(person, given);
  if (!judged.ok) throw new CommandError(Object.values(judged.errors).flat().join(' '));
  return judged.value;
};
