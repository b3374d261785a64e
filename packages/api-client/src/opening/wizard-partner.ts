import { wizardPartner } from '@esteto/contract/opening/wizard-partner';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { companyQueries } from '../company/company.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { wizardQueries } from './wizard.ts';

export const wizardPartnerQueries = queriesFor(wizardPartner);
export const wizardPartnerMutations = mutationsFor(wizardPartner, { invalidates: [wizardPartnerQueries, wizardQueries, companyQueries] });

/** Partner to whom a link belongs. The call is a POST that only reads, so that the token stands in no log of addresses. */
export const partnerByToken = (token: string) =>
  queryOptions({
    queryKey: [wizardPartner.look.path, token],
    queryFn: ({ signal }) => call(wizardPartner.look, { body: { token }, signal }),
  });
