import { type CodedError, codedError } from '@esteto/contract/coded-error';
import { INSUFFICIENT_PERMISSIONS, INVALID_DATA, NOT_FOUND, TOO_MANY_ACTIONS, type WireError } from '@esteto/contract/wire-error';
import { countOf } from '@esteto/domain/shared/text/text';

/** A refusal that the caller is meant to read: thrown anywhere below a route, answered as it is. */
export class AppError extends Error {
  readonly status: number;
  readonly body: WireError;
  readonly headers: Record<string, string>;

  constructor(status: number, body: WireError, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The request is not even readable. */
export const badRequest = (): AppError => new AppError(400, { message: INVALID_DATA });
/** A type of content that is not taken here. */
export const unsupported = (): AppError => new AppError(415, { message: INVALID_DATA });
export const tooLarge = (): AppError => new AppError(413, { message: 'O conteúdo enviado é grande demais.' });
export const unauthenticated = (message: string): AppError => new AppError(401, { message });
export const forbidden = (message: string = INSUFFICIENT_PERMISSIONS): AppError => new AppError(403, { message });
export const notFound = (): AppError => new AppError(404, { message: NOT_FOUND });

/** 422 on one or more fields: `invalid({ code: 'Já existe uma unidade com este código.' })`. */
export const invalid = (fields: Record<string, string | string[]>): AppError => {
  const errors = Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, Array.isArray(text) ? text : [text]]));
  return new AppError(422, { message: Object.values(errors)[0]?.[0] ?? 'Dados inválidos.', errors });
};

/** 409: somebody saved first. */
export const staleVersion = (current_version: number): AppError =>
  new AppError(409, {
    message: 'Outra pessoa salvou este registro enquanto você o editava. Recarregue para ver o que mudou.',
    code: 'stale_version',
    current_version,
  });

/** 409: of two that wrote the same at once, the database let one through. */
export const savedMeanwhile = (cause: unknown): AppError =>
  Object.assign(
    conflict('Isto acabou de ser salvo em outra janela ou por outra pessoa. Recarregue para ver como ficou.', 'saved_meanwhile'),
    {
      cause,
    },
  );

/** 429: come back in so many milliseconds; a wait that nobody would sit through is told in words (`code`: the browser shows what is said). */
export const tooManyActions = (waitMs: number): AppError => {
  const body = waitMs > MINUTE_MS ? { message: `${TOO_MANY_ACTIONS} ${waitWords(waitMs)}`, code: 'wait' } : { message: TOO_MANY_ACTIONS };
  return new AppError(429, body, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
};

const MINUTE_MS = 60_000;

const waitWords = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return minutes > 90 ? `Faltam ${countOf(Math.ceil(minutes / 60), 'hora', 'horas')}.` : `Faltam ${countOf(minutes, 'minuto', 'minutos')}.`;
};

/** 429: there is more to do than can be done now, whoever asks for it. The app asks again by itself (api-client). */
export const busy = (waitMs: number): AppError =>
  new AppError(429, codedError('busy'), { 'Retry-After': String(Math.ceil(waitMs / 1000)) });

/** What was asked cannot be had now, in words for it: a service outside that fails (502), or this one (500). */
export const failed = (status: 500 | 502, code: CodedError, cause: unknown): AppError =>
  Object.assign(new AppError(status, codedError(code)), { cause });

export const conflict = (message: string, code: string): AppError => new AppError(409, { message, code });
