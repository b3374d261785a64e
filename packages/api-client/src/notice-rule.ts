import { noticeRule } from '@esteto/contract/notice-rule';
import { noticeQueries } from './notice.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const noticeRuleQueries = queriesFor(noticeRule);
export const noticeRuleMutations = mutationsFor(noticeRule, { invalidates: [noticeRuleQueries, noticeQueries] });
