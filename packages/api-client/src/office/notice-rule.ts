import { noticeRule } from '@esteto/contract/office/notice-rule';
import { mutationsFor, queriesFor } from '../queries.ts';
import { noticeQueries } from './notice.ts';

export const noticeRuleQueries = queriesFor(noticeRule);
export const noticeRuleMutations = mutationsFor(noticeRule, { invalidates: [noticeRuleQueries, noticeQueries] });
