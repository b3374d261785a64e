import {
  type BalanceSettings,
  DEFAULT_BALANCE_SETTINGS,
  soundBalanceSettings,
  withBalanceType,
} from '@esteto/domain/money/cash-flow/balance-settings';
import type { BalanceType } from '@esteto/domain/money/cash-flow/balance-type';
import { keptAtom as kept } from '@esteto/ui/system/state/kept-atom';
import { useAtom } from 'jotai';
import { atom } from 'jotai/vanilla';

const keptAtom = kept<BalanceSettings>('esteto.settings', { version: 1, read: soundBalanceSettings });

const settingsAtom = atom((get) => get(keptAtom) ?? DEFAULT_BALANCE_SETTINGS);

/** How the person wants their balances, in this visit and the next; it ends with the session. Writing a type sets what follows from it. */
export const balanceSettingsAtom = atom(
  (get) => get(settingsAtom),
  (get, set, type: BalanceType) => set(keptAtom, withBalanceType(get(settingsAtom), type)),
);

/** Whether amounts are shown; a person hides them from who looks over the shoulder. */
export const balanceShownAtom = atom(
  (get) => get(settingsAtom).show_balance_value,
  (get, set, show_balance_value: boolean) => set(keptAtom, { ...get(settingsAtom), show_balance_value }),
);

export const useBalanceSettings = () => useAtom(balanceSettingsAtom);

export const useBalanceShown = () => useAtom(balanceShownAtom);
