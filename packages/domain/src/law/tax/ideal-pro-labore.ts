import { formatMoney } from '../../shared/money/money.ts';
import { formatTaxRate, RATE_SCALE, scaledRate } from '../../shared/money/percent.ts';
import { demandCents, demandCount } from '../../shared/schema/demand.ts';
import { proLabore } from './payroll.ts';
import { FACTOR_R_LIMIT, factorR, simplesNacional } from './simples.ts';
import { moneyStep, type Step, textStep } from './step.ts';
import type { LawTables } from './tables/law-tables.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

export type ReachInput = {
  /** Revenue of the twelve months, cents. */
  revenue12: number;
  /** Payroll of the same months besides the pró-labore that is sought: wages, 13th, CPP, FGTS, and pró-labore already paid. */
  payroll12: number;
  /** Over how many of the months the pró-labore is paid; 12 when not told. */
  months?: number;
  /** The fator R that is aimed at, a fraction; 28 % when not told. */
  target?: string;
};

/**
 * The lowest monthly pró-labore, in cents, with which the fator R reaches what is aimed at exactly: a cent less in each month and it does not. Zero when the
 * payroll reaches it alone. Throws DomainError (Portuguese message).
 */
export const lowestProLabore = (input: ReachInput): number => {
  const revenue = demandCents('Receita de 12 meses', input.revenue12);
  const payroll = demandCents('Folha de 12 meses', input.payroll12);
  const months = demandCount('Meses', input.months ?? 12, 1, 12);
  const wanted = ceil(BigInt(revenue) * scaledRate(input.target ?? FACTOR_R_LIMIT), RATE_SCALE) - BigInt(payroll);
  if (payroll > 0 && wanted <= 0n) return 0;
  // Without any payroll the fator R is 1 %, whatever the revenue: one cent at least.
  return Math.max(1, Number(ceil(wanted, BigInt(months))));
};

/** What an office aims at: the fator R, a fraction, and the least that it suggests where it suggests anything, cents. */
export type ProLaboreAim = { target: string; least: number };

/** Where no office aims at more: 28 %, whatever is paid. */
export const LAW_ALONE: ProLaboreAim = { target: FACTOR_R_LIMIT, least: 0 };

/**
 * The pró-labore that is suggested, cents: the lowest with which the fator R reaches what the office aims at, and none below its least. Paid in each of the
 * months that count, or in one month alone (`months: 1`), which then makes up for what the others lack: two figures, each with its own label.
 */
export const suggestedProLabore = (input: Omit<ReachInput, 'target'>, { target, least }: ProLaboreAim): number => {
  const lowest = lowestProLabore({ ...input, target });
  return lowest === 0 ? 0 : Math.max(lowest, demandCents('Menor pró-labore', least));
};

export type ProLaboreAdvice = {
  suggested: number;
  annex_now: SimplesAnnex;
  das_iii: number;
  das_v: number;
  /** DAS of a month that is saved, what more a month of pró-labore costs in INSS and income tax, and what is left of the saving. */
  gain: number;
  cost: number;
  balance: number;
  worth: boolean;
  steps: Step[];
};

/**
 * The lowest pró-labore that reaches 28 %, against the one paid now: the DAS that annex III saves in a month of `revenue`, and the INSS and income tax
 * that the partner pays more (less, when the one paid now is above the lowest). Profits not paid as pró-labore are taken as free of tax. Cents a month.
 * Throws DomainError (Portuguese message), also when the revenue is beyond the Simples.
 */
export const adviseProLabore = (
  input: ReachInput & {
    competence: string;
    revenue: number;
    pro_labore: number;
    dependents: number;
    /** The RBT12 of a company younger than twelve months, for which it is no plain sum; `revenue12` when not told. */
    rbt12?: number;
    /** The least that is suggested where anything is, cents. */
    least?: number;
    tables: LawTables;
  },
): ProLaboreAdvice => {
  const { competence, revenue, revenue12, dependents, tables, rbt12 = revenue12, least = 0, target = FACTOR_R_LIMIT, months = 12 } = input;
  const lowest = lowestProLabore(input);
  const suggested = suggestedProLabore(input, { target, least });
  const now = factorR({ payroll12: input.payroll12 + demandCents('Pró-labore', input.pro_labore) * months, revenue12 });
  const das = (annex: SimplesAnnex): number => simplesNacional({ annex, competence, rbt12, revenue }).total;
  const [das_iii, das_v] = [das('III'), das('V')];
  const taxes = (gross: number): number => {
    const { inss, irrf } = proLabore({ gross, dependents, competence, tables });
    return inss + irrf;
  };
  const [taxesNow, taxesThen] = [taxes(input.pro_labore), taxes(suggested)];
  const gain = (now.annex === 'III' ? das_iii : das_v) - das_iii;
  const cost = taxesThen - taxesNow;
  const balance = gain - cost;
  const steps = [
    moneyStep(`Pró-labore que alcança ${percent(target)}`, lowest, {
      formula: `(${percent(target)} × ${formatMoney(revenue12)} − ${formatMoney(input.payroll12)}) ÷ ${months}, para cima`,
      source: 'LC 123/2006, art. 18, § 5º-M',
    }),
    ...(suggested === lowest ? [] : [moneyStep('Pró-labore sugerido', suggested, { formula: 'O menor que se paga' })]),
    textStep('Anexo com o pró-labore de hoje', now.annex),
    moneyStep('DAS no anexo V', das_v),
    moneyStep('DAS no anexo III', das_iii),
    moneyStep('DAS a menos por mês', gain),
    moneyStep('INSS e imposto de renda a mais por mês', cost, {
      formula: `${formatMoney(taxesThen)} com ${formatMoney(suggested)} − ${formatMoney(taxesNow)} com ${formatMoney(input.pro_labore)}`,
    }),
    moneyStep('Resultado por mês', balance, { formula: `${formatMoney(gain)} − ${formatMoney(cost)}` }),
  ];
  return { suggested, annex_now: now.annex, das_iii, das_v, gain, cost, balance, worth: balance > 0, steps };
};

const percent = (rate: string): string => (rate === FACTOR_R_LIMIT ? '28 %' : formatTaxRate(rate));

/** Integer division upwards; the divisor is positive. */
const ceil = (dividend: bigint, divisor: bigint): bigint => (dividend > 0n ? (dividend + divisor - 1n) / divisor : dividend / divisor);
