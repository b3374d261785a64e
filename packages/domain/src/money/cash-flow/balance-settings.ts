import { BALANCE_TYPES, type BalanceType, balanceTypeSettings, DEFAULT_BALANCE_TYPE } from './balance-type.ts';

/** How a person wants the balances of their dashboards, kept in the browser. The flags follow from the type. */
export type BalanceSettings = {
  balance_type: BalanceType;
  only_authorized_invoices: boolean;
  only_paid_received: boolean;
  show_balance_value: boolean;
};

/** Settings of that type; whether amounts are shown stays as it was. */
export const withBalanceType = (settings: Pick<BalanceSettings, 'show_balance_value'>, balance_type: BalanceType): BalanceSettings => ({
  balance_type,
  ...balanceTypeSettings[balance_type],
  show_balance_value: settings.show_balance_value,
});

export const DEFAULT_BALANCE_SETTINGS: BalanceSettings = withBalanceType({ show_balance_value: true }, DEFAULT_BALANCE_TYPE);

/** What was kept, each part that makes no sense fallen back to the default; never throws. */
export const soundBalanceSettings = (kept: unknown): BalanceSettings => {
  const parts = typeof kept === 'object' && kept !== null ? (kept as Partial<Record<keyof BalanceSettings, unknown>>) : {};
  const type = BALANCE_TYPES.find((balanceType) => balanceType === parts.balance_type) ?? DEFAULT_BALANCE_TYPE;
  return withBalanceType({ show_balance_value: parts.show_balance_value !== false }, type);
};
