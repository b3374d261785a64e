import { obligationRule } from '@esteto/contract/month/obligation-rule';
import type { RuleTerms } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const obligationRuleQueries = queriesFor(obligationRule);
export const obligationRuleMutations = mutationsFor(obligationRule, { invalidates: [obligationRuleQueries, ...monthQueries] });

/** A question that is asked with a body, because a rule holds lists. */
export const rulePreviewQuery = (body: RuleTerms) =>
  queryOptions({
    queryKey: [obligationRule.preview.path, body],
    queryFn: ({ signal }) => call(obligationRule.preview, { body, signal }),
  });
