import { type Endpoint, needsKey } from '@esteto/contract/endpoint';
import { AppError } from './app-error.ts';

// docs/decisions/004-one-intent-one-effect.md

/** A structured field's string (RFC 8941, 3.3.3): printable ASCII in quotes, quotes and backslashes escaped. */
const QUOTED = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;
const PLAIN = /^[\w-]*$/;
const SHORTEST = 8;
const LONGEST = 100;

export const KEY_HEADER = {
  type: 'object',
  required: ['idempotency-key'],
  properties: {
    'idempotency-key': { type: 'string', description: 'Uma chave para cada intenção: a repetição recebe a primeira resposta.' },
  },
};

/** The intent that a call names; null where none is named and none need be. */
export const idempotencyKey = (endpoint: Endpoint, header: string | string[] | undefined): string | null => {
  if (endpoint.method === 'GET') return null;
  const text = String(header ?? '').trim();
  if (text === '') {
    if (needsKey(endpoint)) throw refused('idempotency_key_missing', 'Falta o cabeçalho Idempotency-Key.');
    return null;
  }
  const key = QUOTED.exec(text)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? PLAIN.exec(text)?.[0];
  if (key === undefined || key.length < SHORTEST || key.length > LONGEST)
    throw refused('idempotency_key_malformed', `O cabeçalho Idempotency-Key deve ter de ${SHORTEST} a ${LONGEST} caracteres.`);
  return endpoint.keyless ? null : key;
};

/** `mensagem`: what a person reads whose browser still runs an app from before keys were asked for. */
const refused = (code: string, message: string): AppError =>
  new AppError(400, { message, code, mensagem: 'Recarregue a página e tente de novo.' });
