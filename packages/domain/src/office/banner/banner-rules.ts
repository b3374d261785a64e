// When the banners above every page show (docs/rules/dialogs.md). 'Today' is a parameter: the day in São Paulo, 'YYYY-MM-DD'.

/** Where work has no effect on anybody, and what the place is called. */
export const testEnvironmentLabel = {
  local: 'Ambiente local',
  dev: 'Ambiente de desenvolvimento',
  homolog: 'Ambiente de homologação',
} as const;
export type TestEnvironment = keyof typeof testEnvironmentLabel;

/** Null in production and wherever the name is unknown: no banner there. */
export const testEnvironmentOf = (environment: string): TestEnvironment | null =>
  Object.hasOwn(testEnvironmentLabel, environment) ? (environment as TestEnvironment) : null;

/** The team works in shifts from 17 December to 2 January, both days included; administrators know. */
export const showsYearEnd = ({ today, isAdmin }: { today: string; isAdmin: boolean }): boolean => {
  const day = today.slice(5);
  return !isAdmin && (day >= '12-17' || day <= '01-02');
};

/** The first day without the discount of the CRM's yearly fee. The rule and its date are kept (docs/rules/dialogs.md). */
const CRM_DISCOUNT_END = '2025-01-30';

/** For companies that the team marked, before the discount ends. */
export const showsCrmDiscount = ({ today, show_crm_popup }: { today: string; show_crm_popup: boolean }): boolean =>
  show_crm_popup && today < CRM_DISCOUNT_END;
