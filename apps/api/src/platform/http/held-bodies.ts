import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { tooManyActions } from './app-error.ts';

/** Largest body in JSON. */
export const JSON_LIMIT = 1_048_576;
/** Six of the largest files, or as many small ones as anybody sends. */
const MOST_BYTES = 64 * 1_048_576;
const TRY_AGAIN_MS = 5_000;

/** What the bodies that one address is sending weigh together, by what they announce; refused (429) is what goes beyond. */
export const heldBodies = (most = MOST_BYTES) => {
  const held = new Map<string, number>();
  /** `limit`: what a body may weigh that does not say. */
  return (request: FastifyRequest, reply: FastifyReply, limit: number): void => {
    const weight = announced(request, limit);
    if (weight === 0) return;
    const key = addressKey(request.ip);
    const before = held.get(key) ?? 0;
    if (before > 0 && before + weight > most) throw tooManyActions(TRY_AGAIN_MS);
    held.set(key, before + weight);
    reply.raw.once('close', () => {
      const left = (held.get(key) ?? 0) - weight;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    });
  };
};

const announced = ({ headers }: FastifyRequest, limit: number): number => {
  if (headers['transfer-encoding'] !== undefined) return limit;
  const length = Number(headers['content-length'] ?? 0);
  return Number.isFinite(length) ? Math.min(length, limit) : limit;
};
