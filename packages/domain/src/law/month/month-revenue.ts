/**
 * What a company has by invoices in a month, cents: issued, and asked for but not issued yet. `…_without_iss` are the parts whose ISS takers keep back.
 */
export type MonthRevenue = { issued: number; waiting: number; issued_without_iss: number; waiting_without_iss: number };

export const NO_REVENUE: MonthRevenue = { issued: 0, waiting: 0, issued_without_iss: 0, waiting_without_iss: 0 };

export const revenueTotal = ({ issued, waiting }: MonthRevenue): number => issued + waiting;
