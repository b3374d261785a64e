import { codedError } from '@esteto/contract/coded-error';
import { INTERNAL_ERROR, INVALID_DATA, MAINTENANCE, TOO_MANY_ACTIONS, type WireError } from '@esteto/contract/wire-error';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Busy } from '../database/patience.ts';
import { sqlState } from '../database/sql-state.ts';
import { isDiskFull } from '../files/disk.ts';
import { TooMuchWaiting } from '../parsing/turns.ts';
import { AppError, busy, tooLarge, tooManyActions } from './app-error.ts';

// Turns every failure into the one shape and the words of docs/rules/errors.md. What is not meant to be read is logged with the request's id and
// answered in general words.

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, body, headers } = toWire(error);
    // Who vanished in the middle of sending is answered to nobody, and is nobody's fault.
    const isGone = request.raw.destroyed && !request.raw.complete;
    if (status >= 500 && !isGone) request.log.error({ err: error }, 'request failed');
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
  });
};

type Wire = { status: number; body: WireError; headers: Record<string, string> };

const toWire = (error: FastifyError | AppError): Wire => {
  if (error instanceof AppError) return { status: error.status, body: error.body, headers: error.headers };
  if (error instanceof TooMuchWaiting) return toWire(tooManyActions(error.wait_ms));
  const tooBusy = [error, error.cause].find((one) => one instanceof Busy);
  if (tooBusy) return toWire(busy(tooBusy.wait_ms));
  if (isDiskFull(error)) return { status: 507, body: codedError('storage_full'), headers: {} };
  const plain = (status: number, message: string): Wire => ({ status, body: { message }, headers: {} });
  const status = error.statusCode ?? 500;
  if (status === 429) return plain(429, TOO_MANY_ACTIONS);
  if (status === 413) return toWire(tooLarge());
  // What took minutes is a fault of this server's, and nobody is mending it.
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return plain(500, INTERNAL_ERROR);
  if (status === 503) return plain(503, MAINTENANCE);
  if (status >= 400 && status < 500) return plain(status, INVALID_DATA);
  if (isUnreachable(error)) return plain(503, MAINTENANCE);
  return plain(500, INTERNAL_ERROR);
};

/** The database is away, restarting or frozen: it comes back without hands, so this is maintenance and no fault of the request. */
const isUnreachable = (error: Error): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '08006', '08001'].includes(sqlState(error) ?? '') ||
  // What node-postgres says of these has no code.
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(String(error.cause ?? error));
