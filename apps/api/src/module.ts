import type { BoundRoute } from './platform/http/bind.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';

/** What a module brings: services that others may use, the routes that it serves, the jobs that it runs. */
export type Module<Services extends object = object> = { services: Services; routes?: BoundRoute[]; jobs?: JobDefinition[] };

/**
 * A module says here how it is made: of what every module is given (Deps) and of the services of those whose types it names. `modules.ts` is written
 * from these files (`pnpm gen sync`), each after those that it needs.
 */
export const defineModule = <Services extends object>(module: Module<Services>): Module<Services> => module;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void ? All : never;

/** The services of all of them, by their names. */
export const servicesOf = <const Modules extends readonly Module[]>(modules: Modules): Intersection<Modules[number]['services']> =>
  Object.assign({}, ...modules.map(({ services }) => services));
