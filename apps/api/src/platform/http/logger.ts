import { type Logger, pino } from 'pino';
import { ServiceFailure } from '../lookups/public-service.ts';

/** Structured lines without personal data: no bodies, no headers, no query strings, and errors without the values that caused them. */
export const logger = (level: string): Logger =>
  pino({
    level,
    redact: { paths: ['*.authorization', '*.cookie', '*.password', '*.token'], censor: '[retirado]' },
    serializers: {
      err: (error: Error & { code?: string; cause?: Error & { code?: string } }) => ({
        type: error.name,
        code: error.code ?? error.cause?.code,
        // A database error repeats the row that it refused; its code says enough.
        message: error.cause?.code ? 'database error' : error.message,
        reason: error.cause instanceof ServiceFailure ? error.cause.message : undefined,
        stack: error.stack
          ?.split('\n')
          .filter((line) => line.trimStart().startsWith('at '))
          .slice(0, 12)
          .join('\n'),
      }),
    },
  });
