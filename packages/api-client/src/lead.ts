import { lead } from '@esteto/contract/lead';
import { onboardingQueries } from './onboarding.ts';
import { mutationsFor, queriesFor } from './queries.ts';
import { referralQueries } from './referral.ts';
import { simulationLeadQueries } from './simulation-lead.ts';

export const leadQueries = queriesFor(lead);
export const leadMutations = mutationsFor(lead, { invalidates: [leadQueries, onboardingQueries, referralQueries, simulationLeadQueries] });
