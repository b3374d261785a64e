import { demandCents } from '../../shared/schema/demand.ts';
import { type ProLaboreAim, suggestedProLabore } from './ideal-pro-labore.ts';
import { proLabore } from './payroll.ts';
import type { LawTables } from './tables/law-tables.ts';
import type { SimplesAnnex } from './tables/simples-table.ts';

export type BestProLaboreInput = {
  /** The month in which it is paid. */
  competence: string;
  /** Revenue of the months that count for the competence that is aimed at. */
  revenue12: number;
  /** All that is paid in them besides this pró-labore. */
  payroll12: number;
  /** The DAS of that competence by annex. */
  das: Record<SimplesAnnex, number>;
  dependents: number;
  aim: ProLaboreAim;
  tables: LawTables;
};

export type BestProLabore = {
  /** The lowest with which the competence has annex III; zero where the rest of the payroll reaches it. */
  lowest: number;
  /** What costs the least of all, and the annex that it brings. */
  best: number;
  annex: SimplesAnnex;
  /** DAS that the lowest saves against paying the least, what more it costs in INSS and income tax, and what is left. */
  gain: number;
  cost: number;
  balance: number;
  /** The highest pró-labore with which annex III still pays for itself; null where none does. */
  worth_up_to: number | null;
};

/**
 * The pró-labore of one month that costs the least in DAS, INSS and income tax together. The DAS has one step, at the lowest that reaches annex III, and the
 * taxes of a person only rise: it is either that one or the least that is paid at all. Cents. Throws DomainError (Portuguese message).
 */
export const bestProLabore = (input: BestProLaboreInput): BestProLabore => {
  const { competence, revenue12, payroll12, das, dependents, aim, tables } = input;
  const lowest = suggestedProLabore({ revenue12, payroll12, months: 1 }, { ...aim, least: 0 });
  const stay = demandCents('Menor pró-labore', aim.least);
  const taxes = (gross: number): number => {
    const { inss, irrf } = proLabore({ gross, dependents, competence, tables });
    return inss + irrf;
  };
  const cost = taxes(Math.max(lowest, stay)) - taxes(stay);
  const gain = das.V - das.III;
  const balance = (lowest > stay ? gain : 0) - cost;
  const reaches = lowest <= stay || balance >= 0;
  return {
    lowest,
    best: reaches ? Math.max(lowest, stay) : stay,
    annex: reaches ? 'III' : 'V',
    gain: lowest > stay ? gain : 0,
    cost,
    balance,
    worth_up_to: gain < 0 ? null : highestWithin(gain + taxes(stay), stay, taxes),
  };
};

/** The highest amount, from `from` on, whose taxes are within a budget: they rise with it. */
const highestWithin = (budget: number, from: number, taxes: (gross: number) => number): number => {
  let [low, high] = [from, from + 1];
  while (high < MOST && taxes(high) <= budget) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (taxes(middle) <= budget) low = middle;
    else high = middle;
  }
  return low;
};

/** R$ 10 milhões a month: above all that a company of the Simples could pay. */
const MOST = 1_000_000_000;
