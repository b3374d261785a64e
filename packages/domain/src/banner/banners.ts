// When the banners of product.md sections 2.5 and 9 are shown. Dates are 'YYYY-MM-DD', in São Paulo.

/** The working shift of the year's end, from 17 December to 2 January, for everybody but administrators. */
export const showsYearEndBanner = (today: string, isAdmin: boolean): boolean => {
  const day = today.slice(5);
  return !isAdmin && (day >= '12-17' || day <= '01-02');
};

/** The first day without the offer. */
export const CRM_DISCOUNT_UNTIL = '2025-01-30';

/** The discount on the CRM registration: for companies that are told of it, before its date. */
export const showsCrmDiscountBanner = ({ show_crm_popup }: { show_crm_popup: boolean }, today: string): boolean =>
  show_crm_popup && today < CRM_DISCOUNT_UNTIL;

export const BANNER_ENVIRONMENTS = ['local', 'dev', 'homolog'] as const;

/** Says that this is not the real product. */
export const showsEnvironmentBanner = (environment: string): boolean => (BANNER_ENVIRONMENTS as readonly string[]).includes(environment);
