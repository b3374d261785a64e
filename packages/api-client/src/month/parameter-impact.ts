import { parameterImpact as impact, type ParameterImpactSlice } from '@esteto/contract/month/parameter-impact';
import type {
  IrrfTerms,
  OfficeRulesTerms,
  SelicTerms,
  SocialSecurityTerms,
} from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { type ImpactTotal, impactTotals } from '@esteto/domain/month/parameter-impact/parameter-impact';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor } from '../queries.ts';

/** What a version would change, of all companies: slice after slice is asked for and added up. Whoever stops waiting stops the asking. */
const wholly =
  <Terms>(path: string, slice: (terms: Terms, after: number, signal: AbortSignal) => Promise<ParameterImpactSlice>) =>
  (terms: Terms) =>
    queryOptions({
      queryKey: [path, terms],
      queryFn: async ({ signal }): Promise<ImpactTotal[]> => {
        const impacts: ParameterImpactSlice['impacts'] = [];
        for (let after: number | null = 0; after !== null; ) {
          const part: ParameterImpactSlice = await slice(terms, after, signal);
          impacts.push(...part.impacts);
          after = part.continues_after;
        }
        return impactTotals(impacts);
      },
    });

export const parameterImpactMutations = mutationsFor(impact, { invalidates: [] });

/** Questions that are asked with a body. */
export const impactQueries = {
  ofSocialSecurity: wholly(impact.ofSocialSecurity.path, (terms: SocialSecurityTerms, after, signal) =>
    call(impact.ofSocialSecurity, { body: { ...terms, after }, signal }),
  ),
  ofIrrf: wholly(impact.ofIrrf.path, (terms: IrrfTerms, after, signal) => call(impact.ofIrrf, { body: { ...terms, after }, signal })),
  ofSelic: wholly(impact.ofSelic.path, (terms: SelicTerms, after, signal) => call(impact.ofSelic, { body: { ...terms, after }, signal })),
  ofOfficeRules: wholly(impact.ofOfficeRules.path, (terms: OfficeRulesTerms, after, signal) =>
    call(impact.ofOfficeRules, { body: { ...terms, after }, signal }),
  ),
};
