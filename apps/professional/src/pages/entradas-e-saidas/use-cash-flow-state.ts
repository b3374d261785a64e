import { useBalanceSettings } from '@esteto/auth/settings/balance-settings';
import { BALANCE_TYPES, type BalanceType } from '@esteto/domain/money/cash-flow/balance-type';
import { competenceOf, isCompetence } from '@esteto/domain/shared/date/competence';
import { today } from '@esteto/ui/system/context/today';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { DEFAULT_PERIOD, PERIODS, type Period, spanOf } from './period.ts';

type Change = Partial<Record<'period' | 'balance_type' | 'month', string | null>>;

/** What the page shows, held in the URL; what makes no sense there counts as not said. The balance that was last chosen is the next visit's. */
export const useCashFlowState = () => {
  const { params, change: changeAddress } = useAddressParams();
  const [settings, keepType] = useBalanceSettings();
  const current = competenceOf(today());
  const asked = params.get('month') ?? '';
  const period: Period = PERIODS.find((known) => known === params.get('period')) ?? DEFAULT_PERIOD;
  const balance_type = balanceTypeOf(params.get('balance_type')) ?? settings.balance_type;

  const change = (changes: Change) => {
    const type = balanceTypeOf(changes.balance_type);
    if (type) keepType(type);
    changeAddress(changes);
  };

  return { period, span: spanOf(period, current), month: isCompetence(asked) ? asked : current, balance_type, change };
};

const balanceTypeOf = (text: string | null | undefined): BalanceType | undefined => BALANCE_TYPES.find((known) => known === text);
