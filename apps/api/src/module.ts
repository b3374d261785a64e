import type { FastifyInstance } from 'fastify';
import type { BoundRoute } from './platform/http/bind.ts';
import type { Door } from './platform/http/door.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';

/** Serves what is no call of the contract, because its bytes come or go in pieces. Whoever comes passes the same door. */
export type PieceRoutes = (api: FastifyInstance, door: Door) => void;

/** What a module brings: services that others may use, the routes that it serves, the jobs that it runs. */
export type Module<Services extends object = object> = {
  services: Services;
  routes?: BoundRoute[];
  pieces?: PieceRoutes;
  jobs?: JobDefinition[];
};

/**
 * A module says here how it is made: of what every module is given (Deps) and of the services of those whose types it names. `modules.ts` is written
 * from these files (`pnpm gen sync`), each after those that it needs.
 */
export const defineModule = <Services extends object>(module: Module<Services>): Module<Services> => module;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void ? All : never;

/** The services of all of them, by their names. */
export const servicesOf = <const Modules extends readonly Module[]>(modules: Modules): Intersection<Modules[number]['services']> =>
  Object.assign({}, ...modules.map(({ services }) => services));
