import { DomainError } from '../../../shared/result/domain-error.ts';
import { type ComparedRegime, type ComparisonInput, demandComparison, type RegimeYear } from './comparison-input.ts';
import { personYear } from './person-year.ts';
import { presumidoYear } from './presumido-year.ts';
import { simplesYear } from './simples-year.ts';

export type RegimeComparison = {
  /** What leaves most in the doctor's hands first. */
  regimes: RegimeYear[];
  /** Regimes that this practice cannot have, and why. */
  impossible: { regime: ComparedRegime; reason: string }[];
};

/**
 * The same practice as a natural person, in annexes III and V of the Simples and in the Lucro Presumido, over a year of twelve equal months with one
 * partner. Cents; each tax is rounded as its own rule does it and summed, so that in each regime revenue = costs + wages + tax + net. It compares, it
 * does not assess: what is left out is in each `note`. Throws DomainError (Portuguese message) on input that is none or a month without tables.
 */
export const compareRegimes = (raw: ComparisonInput): RegimeComparison => {
  const input = demandComparison(raw);
  const years = [personYear(input), trySimples(input, 'III'), trySimples(input, 'V'), presumidoYear(input)];
  return {
    regimes: years.filter((year) => 'net' in year).toSorted((a, b) => b.net - a.net),
    impossible: years.filter((year) => 'reason' in year),
  };
};

const trySimples = (input: ComparisonInput, annex: 'III' | 'V'): RegimeYear | { regime: ComparedRegime; reason: string } => {
  const regime = annex === 'III' ? 'simples_iii' : 'simples_v';
  try {
    return simplesYear(input, annex) ?? { regime, reason: 'O fator R já alcança 28 %, e com ele vale o anexo III.' };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'out_of_regime') return { regime, reason: error.message };
    throw error;
  }
};
