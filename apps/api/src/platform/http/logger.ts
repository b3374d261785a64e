import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { type Logger, pino } from 'pino';
import { ServiceFailure } from '../lookups/public-service.ts';

type LoggedError = Error & { code?: string; cause?: Error & { code?: string } };

const errorLine = (error: LoggedError) => ({
  type: error.name,
  code: error.code ?? error.cause?.code,
  message: messageOf(error),
  reason: error.cause instanceof ServiceFailure ? withoutPersonalData(error.cause.message) : undefined,
  stack: error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n'),
});

/** A database error repeats the row that it refused, or the query with all its values; of one that has no code only what the connection suffered is told. */
const messageOf = (error: LoggedError): string => {
  if (error instanceof DatabaseError || error.cause?.code) return 'database error';
  if (error instanceof DrizzleQueryError) return `database error: ${withoutPersonalData(error.cause?.message ?? '')}`;
  return withoutPersonalData(error.message);
};

/** Structured lines without personal data: no bodies, no headers, no query strings, and errors without the values that caused them. */
export const logger = (level: string): Logger =>
  pino({
    level,
    redact: { paths: ['*.authorization', '*.cookie', '*.password', '*.token', 'busboyOptions'], censor: '[retirado]' },
    serializers: { err: errorLine, error: errorLine },
  });

/** A text that may repeat what somebody typed, without e-mails, without numbers that name somebody (documents, phones, accounts) and without secrets. */
const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(/[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g, '[e-mail]')
    .replaceAll(/\d(?:[.\-/ ()]{0,2}\d){7,}/g, '[número]')
    .replaceAll(/[\w+/-]{32,}=*/g, '[chave]');
