import { createInterface } from 'node:readline/promises';
import { email, object, text } from '@esteto/domain/shared/schema/fields';
import { parse } from '@esteto/domain/shared/schema/parse';
import type { Env } from '../config/settings.ts';
import { CommandError } from './command.ts';

const SETTING = { name: 'ESTETO_MASTER_NAME', email: 'ESTETO_MASTER_EMAIL' } as const;
const QUESTION = { name: 'Nome: ', email: 'E-mail: ' } as const;
const person = object({ name: text('Nome').max(120).required(), email: email('E-mail').required() });

type Asked = (keyof typeof SETTING)[];

/** Whom a command is about: from the environment, else asked at the terminal. */
export const personFrom = async (env: Env, asked: Asked): Promise<{ name: string; email: string }> => {
  const given: Record<string, string> = { name: 'ninguém' };
  const missing = asked.filter((part) => !env[SETTING[part]]?.trim());
  for (const part of asked) given[part] = env[SETTING[part]] ?? '';
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
