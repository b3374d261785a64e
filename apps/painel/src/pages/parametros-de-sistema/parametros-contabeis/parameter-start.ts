import { accountingParameterQueries } from '@esteto/api-client/month/accounting-parameter';
import type { AccountingParameterSet } from '@esteto/contract/month/accounting-parameter';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';

/** What the form of a new version begins with: the values that hold this month. */
export const parameterStart = <Start extends object>(startOf: (all: AccountingParameterSet) => Start): PartOfQuery<Start> => ({
  ...accountingParameterQueries.all({}),
  select: startOf,
});
