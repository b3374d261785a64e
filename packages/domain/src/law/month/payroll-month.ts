/** What a company paid its people in a month, cents. The CPP inside the DAS is not here: it follows from the DAS (tax/simples-months.ts). */
export type PayrollMonth = { pro_labore: number; wages: number; inss_employer: number; fgts: number };

export const payrollTotal = ({ pro_labore, wages, inss_employer, fgts }: PayrollMonth): number => pro_labore + wages + inss_employer + fgts;
