import {
  EMAIL_NOT_VERIFIED,
  EMAIL_TO_VERIFY,
  INSUFFICIENT_PERMISSIONS,
  INTERNAL_ERROR,
  INVALID_DATA,
  MAINTENANCE,
  MINUTA_TO_JUDGE,
  MODULE_FORBIDDEN,
  NO_CONNECTION,
  NO_RESPONSE,
  NOT_FOUND,
  RECAPTCHA_FAILED,
  SESSION_EXPIRED,
  TERMS_NOT_ACCEPTED,
  TOO_MANY_ACTIONS,
  TWO_FACTOR_NEEDED,
  TWO_FACTOR_TO_SET_UP,
  type WireError,
} from '@esteto/contract/wire-error';
import type { ApiFailure } from './failure.ts';

/** What a person must do before their calls are accepted again. */
export type Block = 'terms' | 'email' | 'two_factor' | 'minuta';

/** What follows from a failure. */
export type Effect =
  /** Nothing: whoever made the call shows the message. */
  | 'show'
  /** The session is over: Login, with the way back. */
  | 'end_session'
  /** The person is signed out and stands at Login. */
  | 'sign_out'
  | 'maintenance'
  /** A login waits until the e-mail is verified, then it is tried again. */
  | 'verify_email'
  /** A login waits for the code of the second factor, then it is tried again with it. */
  | 'ask_second_factor'
  /** The person is asked to confirm, then the call is made again with `force`. */
  | 'confirm_credentials'
  /** The call waits until the person has done what the block asks. */
  | `block_${Block}`;

export type ErrorRow = Condition & {
  words: string | ((body: WireError) => string);
  /** A warning is no fault of what was typed. */
  tone?: 'warning';
  effect?: Effect;
};

/** Which failures a row is for; a part that is left out fits any. */
type Condition = {
  kind?: ApiFailure['kind'];
  status?: number;
  /** Any status from here on. */
  from?: number;
  /** The call was made by somebody who need not be signed in, a login above all. */
  open?: true;
  /** An administrator is told. */
  admin?: true;
  /** The server's message, or how it begins. */
  message?: string;
  begins?: string;
  /** The answer carries this part. */
  has?: 'code' | 'mensagem' | 'fields_with_credentials' | 'errors';
};

const INVALID = 'Dados inválidos.';

const saidOr =
  (words: string) =>
  ({ message }: WireError): string =>
    message || words;

/** The first row that fits a failure says what the person is told and what follows (docs/rules/errors.md). */
export const ERROR_CATALOGUE: readonly ErrorRow[] = [
  { kind: 'offline', words: NO_CONNECTION },
  { kind: 'no_response', words: NO_RESPONSE },

  { status: 400, begins: 'RECAPTCHA_ERROR', words: RECAPTCHA_FAILED },
  { status: 400, has: 'mensagem', words: ({ mensagem }) => mensagem ?? INVALID_DATA },
  { status: 400, words: INVALID_DATA },

  { status: 401, open: true, message: EMAIL_NOT_VERIFIED, words: EMAIL_NOT_VERIFIED, effect: 'verify_email' },
  { status: 401, open: true, message: TWO_FACTOR_NEEDED, words: TWO_FACTOR_NEEDED, effect: 'ask_second_factor' },
  { status: 401, open: true, words: saidOr(SESSION_EXPIRED) },
  { status: 401, words: SESSION_EXPIRED, tone: 'warning', effect: 'end_session' },

  { status: 403, message: TERMS_NOT_ACCEPTED, words: TERMS_NOT_ACCEPTED, effect: 'block_terms' },
  { status: 403, message: EMAIL_TO_VERIFY, words: EMAIL_TO_VERIFY, effect: 'block_email' },
  { status: 403, message: TWO_FACTOR_TO_SET_UP, words: TWO_FACTOR_TO_SET_UP, effect: 'block_two_factor' },
  { status: 403, message: MINUTA_TO_JUDGE, words: MINUTA_TO_JUDGE, effect: 'block_minuta' },
  { status: 403, message: MODULE_FORBIDDEN, words: INSUFFICIENT_PERMISSIONS, effect: 'sign_out' },
  { status: 403, words: saidOr(INSUFFICIENT_PERMISSIONS) },

  { status: 404, words: saidOr(NOT_FOUND) },

  { status: 422, has: 'fields_with_credentials', words: saidOr(INVALID), effect: 'confirm_credentials' },
  { status: 422, has: 'errors', words: ({ errors = {}, message }) => Object.values(errors)[0]?.[0] ?? (message || INVALID) },
  { status: 422, words: saidOr(INVALID) },

  // Many at once, of whom this person is one (contract: `busy`): not theirs to mend.
  { status: 429, has: 'code', words: saidOr(TOO_MANY_ACTIONS), tone: 'warning' },
  { status: 429, words: TOO_MANY_ACTIONS, tone: 'warning' },

  { status: 503, words: MAINTENANCE, tone: 'warning', effect: 'maintenance' },
  // A feature that has words of its own for what went wrong (contract: `codedMessage`): lists that cannot be loaded, a lookup that is down.
  { from: 500, has: 'code', words: saidOr(TOO_MANY_ACTIONS) },
  { from: 500, admin: true, words: INTERNAL_ERROR },
  { from: 500, words: TOO_MANY_ACTIONS, tone: 'warning' },
];

/** Statuses that the product does not name (409, 413) say themselves what happened. */
const ANY_OTHER: ErrorRow = { words: saidOr(INVALID_DATA) };

/** The row that decides about a failure. */
export const rowOf = (failure: ApiFailure, isAdmin: boolean): ErrorRow =>
  ERROR_CATALOGUE.find((row) => fits(row, failure, isAdmin)) ?? ANY_OTHER;

/** What follows from a failure, whoever is told of it. */
export const effectOf = (failure: ApiFailure): Effect => rowOf(failure, false).effect ?? 'show';

/** The block that makes a call wait, if its failure is one of those. */
export const blockOf = (failure: ApiFailure): Block | null => {
  const effect = effectOf(failure);
  return BLOCKS.find((block) => effect === `block_${block}`) ?? null;
};

const BLOCKS: readonly Block[] = ['terms', 'email', 'two_factor', 'minuta'];

const fits = (row: ErrorRow, { kind, status, body, message, endpoint }: ApiFailure, isAdmin: boolean): boolean =>
  (row.kind === undefined || row.kind === kind) &&
  (row.status === undefined || row.status === status) &&
  (row.from === undefined || status >= row.from) &&
  (row.open === undefined || endpoint?.who.kind === 'anyone') &&
  (row.admin === undefined || isAdmin) &&
  (row.message === undefined || row.message === message) &&
  (row.begins === undefined || message.startsWith(row.begins)) &&
  (row.has === undefined || isSaid(body[row.has]));

const isSaid = (part: WireError[NonNullable<Condition['has']>]): boolean =>
  typeof part === 'object' ? Object.keys(part).length > 0 : Boolean(part);
