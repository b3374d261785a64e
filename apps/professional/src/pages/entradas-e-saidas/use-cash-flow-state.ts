import { BALANCE_TYPES, type BalanceType, DEFAULT_BALANCE_TYPE } from '@esteto/domain/cash-flow/balance-type';
import { competenceOf, isCompetence } from '@esteto/domain/shared/competence';
import { today } from '@esteto/ui/today/today';
import { useSearchParams } from 'react-router';
import { DEFAULT_PERIOD, PERIODS, type Period, spanOf } from './period.ts';

type Change = Partial<Record<'period' | 'balance_type' | 'month', string | null>>;

/** What the page shows, held in the URL; what makes no sense there counts as not said. */
export const useCashFlowState = () => {
  const [params, setParams] = useSearchParams();
  const current = competenceOf(today());
  const asked = params.get('month') ?? '';
  const period: Period = PERIODS.find((known) => known === params.get('period')) ?? DEFAULT_PERIOD;
  const balance_type: BalanceType = BALANCE_TYPES.find((known) => known === params.get('balance_type')) ?? DEFAULT_BALANCE_TYPE;

  const change = (changes: Change) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return { period, span: spanOf(period, current), month: isCompetence(asked) ? asked : current, balance_type, change };
};
