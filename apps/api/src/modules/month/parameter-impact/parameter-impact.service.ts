import type { InputOf } from '@esteto/contract/endpoint';
import type { ParameterImpactSlice, parameterImpact } from '@esteto/contract/month/parameter-impact';
import type { ImpactPart } from '@esteto/domain/month/parameter-impact/parameter-impact';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { AccountingParameterService, NewParameter } from '../accounting-parameter/accounting-parameter.service.ts';
import type { MonthFigureService } from '../month/month-figures.service.ts';
import type { MonthlyObligationService } from '../monthly-obligation/monthly-obligation.service.ts';

type Parts = {
  accountingParameters: Pick<AccountingParameterService, 'withAndWithout'>;
  monthFigures: Pick<MonthFigureService, 'impact'>;
  monthlyObligations: Pick<MonthlyObligationService, 'finesImpact' | 'targetsImpact'>;
};

/** A version is asked about without its ground and reason, on which nothing hangs. */
const UNTOLD = { source: null, reason: null };

export const parameterImpactService = ({ accountingParameters, monthFigures, monthlyObligations }: Parts) => {
  const figures = async (parameter: NewParameter, after: number): Promise<ParameterImpactSlice> => {
    const law = await accountingParameters.withAndWithout(parameter);
    return joined([await monthFigures.impact(law, parameter.valid_from, after)]);
  };

  return {
    ofSocialSecurity: (
      _actor: SessionActor,
      { body: { after, valid_from, ...value } }: InputOf<typeof parameterImpact.ofSocialSecurity>,
    ): Promise<ParameterImpactSlice> => figures({ ...UNTOLD, kind: 'social_security', valid_from, value }, after),

    ofIrrf: (
      _actor: SessionActor,
      { body: { after, valid_from, ...value } }: InputOf<typeof parameterImpact.ofIrrf>,
    ): Promise<ParameterImpactSlice> => figures({ ...UNTOLD, kind: 'irrf', valid_from, value }, after),

    ofSelic: async (
      _actor: SessionActor,
      { body: { after, valid_from, ...value } }: InputOf<typeof parameterImpact.ofSelic>,
    ): Promise<ParameterImpactSlice> => {
      const rates = await accountingParameters.withAndWithout({ ...UNTOLD, kind: 'selic', valid_from, value });
      return joined([await monthlyObligations.finesImpact({ before: rates.before.selic, after: rates.after.selic }, after)]);
    },

    ofOfficeRules: async (
      _actor: SessionActor,
      { body: { after, valid_from, ...value } }: InputOf<typeof parameterImpact.ofOfficeRules>,
    ): Promise<ParameterImpactSlice> => {
      const law = await accountingParameters.withAndWithout({ ...UNTOLD, kind: 'office_rules', valid_from, value });
      return joined([
        await monthFigures.impact(law, valid_from, after),
        await monthlyObligations.targetsImpact({ before: law.before.rulesIn, after: law.after.rulesIn }, after),
      ]);
    },
  };
};

/** Parts that reach to different companies: none is told beyond where the shortest one ended. */
const joined = (parts: readonly ImpactPart[]): ParameterImpactSlice => {
  const end = Math.min(...parts.map(({ last }) => last ?? Number.POSITIVE_INFINITY));
  const impacts = parts.flatMap((part) => part.impacts).filter(({ company_id }) => company_id <= end);
  return { impacts, continues_after: Number.isFinite(end) ? end : null };
};
