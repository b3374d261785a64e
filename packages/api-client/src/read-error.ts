import {
  INSUFFICIENT_PERMISSIONS,
  INTERNAL_ERROR,
  INVALID_DATA,
  MAINTENANCE,
  MODULE_FORBIDDEN,
  NOT_FOUND,
  SESSION_EXPIRED,
  TOO_MANY_ACTIONS,
} from '@esteto/contract/wire-error';
import { ApiFailure } from './failure.ts';

/** What a person is told of a failure, and where. */
export type ReadableError = { message: string; fields: Record<string, string[]>; status: number; code?: string };

const INVALID = 'Dados inválidos.';

/** The words of product.md section 8, one row a status. `isAdmin` sees more of a 500. */
export const readFailure = (error: unknown, isAdmin: boolean): ReadableError => {
  if (!(error instanceof ApiFailure)) return { message: isAdmin ? INTERNAL_ERROR : TOO_MANY_ACTIONS, fields: {}, status: 0 };
  const { status, body } = error;
  return { message: messageOf(error, isAdmin), fields: asInForms(body.errors ?? {}), status, ...(body.code && { code: body.code }) };
};

/** The server's 'contacts.0.cpf' is the field 'contacts[0].cpf' of the form. */
const asInForms = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([path, messages]) => [path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'), messages]));

const messageOf = ({ kind, status, body, message }: ApiFailure, isAdmin: boolean): string => {
  if (kind !== 'refused') return message;
  switch (status) {
    case 400:
      return message.startsWith('RECAPTCHA_ERROR')
        ? 'Não foi possível validar a integridade do seu acesso. Por favor, tente novamente.'
        : (body.mensagem ?? INVALID_DATA);
    case 401:
      return message || SESSION_EXPIRED;
    case 403:
      return message && message !== MODULE_FORBIDDEN ? message : INSUFFICIENT_PERMISSIONS;
    case 404:
      return message || NOT_FOUND;
    case 422:
      return Object.values(body.errors ?? {})[0]?.[0] ?? (message || INVALID);
    case 429:
      return TOO_MANY_ACTIONS;
    case 503:
      return MAINTENANCE;
    default:
      if (status >= 500) return isAdmin ? INTERNAL_ERROR : TOO_MANY_ACTIONS;
      return message || INVALID_DATA;
  }
};
