import { cashFlow } from './cash-flow.ts';
import { client } from './client.ts';
import { company } from './company.ts';
import { configuration } from './configuration.ts';
import type { Endpoint } from './endpoint.ts';
import { invoice } from './invoice.ts';
import { invoiceEffects } from './invoice-effects.ts';
import { lookup } from './lookup.ts';
import { managementGroup } from './management-group.ts';
import { nps } from './nps.ts';
import { overview } from './overview.ts';
import { receivable } from './receivable.ts';
import { session } from './session.ts';
import { termsOfService } from './terms-of-service.ts';
import { twoFactor } from './two-factor.ts';
import { unit } from './unit.ts';
import { workQueue } from './work-queue.ts';

/** Every noun with its endpoints: what the server must bind, the access matrix tries and the API page lists. */
export const contract = {
  session,
  twoFactor,
  termsOfService,
  company,
  managementGroup,
  unit,
  client,
  invoice,
  invoiceEffects,
  receivable,
  cashFlow,
  overview,
  workQueue,
  nps,
  lookup,
  configuration,
};

/** Every endpoint, in order. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((noun): Endpoint[] => Object.values(noun));
