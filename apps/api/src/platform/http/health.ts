import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/database.ts';
import { COUNTED } from './call-limits.ts';

/** /api/health: the process lives. /api/ready: it can serve (its database answers, and there is room for files). Asked as often as whoever watches it likes. */
export const serveHealth = (app: FastifyInstance, database: DatabaseHandle, hasRoom: () => Promise<boolean>): void => {
  app.get('/api/health', { schema: { hide: true } as object, config: COUNTED }, () => ({ status: 'ok' }));
  app.get('/api/ready', { schema: { hide: true } as object, config: COUNTED }, async (_request, reply) => {
    try {
      await database.ping();
      if (!(await hasRoom())) return await reply.code(503).send({ status: 'full' });
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
