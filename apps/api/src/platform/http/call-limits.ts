import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { tooManyActions } from './app-error.ts';

/** What one person, or one address without a session, may ask in a minute. Counted in this process's memory: each replica allows as much. */
const CALLS_A_MINUTE = 600;

export type CallLimits = {
  /** A call in a session, of that person from that address: an office of many people behind one address is many. */
  person(request: FastifyRequest, user_id: number): Promise<void>;
  /** A call without one, or with one that does not hold. */
  address(request: FastifyRequest): Promise<void>;
};

export const callLimits = async (app: FastifyInstance): Promise<CallLimits> => {
  await app.register(rateLimit, { global: false, max: CALLS_A_MINUTE, timeWindow: '1 minute' });
  const people = new WeakMap<FastifyRequest, number>();
  const ofAddress = app.createRateLimit({});
  const ofPerson = app.createRateLimit({ keyGenerator: (request) => `${people.get(request)} ${addressKey(request.ip)}` });
  const refuseBeyond = async (count: ReturnType<typeof ofAddress>): Promise<void> => {
    const state = await count;
    if (!state.isAllowed && state.isExceeded) throw tooManyActions(state.ttl);
  };
  return {
    person: (request, user_id) => {
      people.set(request, user_id);
      return refuseBeyond(ofPerson(request));
    },
    address: (request) => refuseBeyond(ofAddress(request)),
  };
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route counts its calls itself; those to any other address below /api are counted by where they come from. */
    isCounted?: boolean;
  }
}
export const COUNTED = { isCounted: true };

/** Below /api, by the route that was found: an address may be written in many ways. */
export const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api') ?? false;

export const limitOtherCalls = (app: FastifyInstance, limits: CallLimits): void => {
  app.addHook('onRequest', async (request) => {
    if (isApi(request) && !request.routeOptions.config.isCounted) await limits.address(request);
  });
};
