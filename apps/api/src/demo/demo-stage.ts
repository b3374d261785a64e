import type { Services } from '../modules/modules.ts';
import type { Cast, DemoCompany } from './demo-cast.ts';

/** Where the demo data are played: whom they happen to, what happens through, and the day on which they end. */
export type Stage = { cast: Cast; modules: Services; today: string; nextNumber: (company: DemoCompany) => string };
