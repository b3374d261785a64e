import { lead } from '@esteto/contract/opening/lead';
import { mutationsFor, queriesFor } from '../queries.ts';
import { onboardingQueries } from './onboarding.ts';
import { referralQueries } from './referral.ts';
import { simulationLeadQueries } from './simulation-lead.ts';

export const leadQueries = queriesFor(lead);
export const leadMutations = mutationsFor(lead, { invalidates: [leadQueries, onboardingQueries, referralQueries, simulationLeadQueries] });
