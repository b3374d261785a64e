import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/database.ts';
import { COUNTED } from './call-limits.ts';

/** /api/health: the process lives. /api/ready: it can serve (its database answers). Asked as often as whoever watches it likes. */
export const serveHealth = (app: FastifyInstance, database: DatabaseHandle): void => {
  app.get('/api/health', { schema: { hide: true } as object, config: COUNTED }, () => ({ status: 'ok' }));
  app.get('/api/ready', { schema: { hide: true } as object, config: COUNTED }, async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
