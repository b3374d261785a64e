import { INTERNAL_ERROR, NO_CONNECTION, TOO_MANY_ACTIONS } from '@esteto/contract/wire-error';
import { rowOf } from './error-catalogue.ts';
import { ApiFailure } from './failure.ts';

/** What a person is told of a failure, and where. */
export type ReadableError = { message: string; fields: Record<string, string[]>; status: number; code?: string; tone?: 'warning' };

/** The words of the error catalogue for a failure, its fields by the names of the form. `isAdmin` sees more of a 500. */
export const readFailure = (error: unknown, isAdmin: boolean): ReadableError => {
  if (!(error instanceof ApiFailure)) return { message: unknown(isAdmin), fields: {}, status: 0 };
  const { status, body } = error;
  const { words, tone } = rowOf(error, isAdmin);
  return {
    message: typeof words === 'string' ? words : words(body),
    fields: asInForms(body.errors ?? {}),
    status,
    ...(body.code && { code: body.code }),
    ...(tone && { tone }),
  };
};

/** Our own code broke, or a part of it could not be fetched. */
const unknown = (isAdmin: boolean): string => {
  if (navigator.onLine === false) return NO_CONNECTION;
  return isAdmin ? INTERNAL_ERROR : TOO_MANY_ACTIONS;
};

/** The server's 'contacts.0.cpf' is the field 'contacts[0].cpf' of the form. */
const asInForms = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([path, messages]) => [path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'), messages]));
