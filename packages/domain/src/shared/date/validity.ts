import { DomainError } from '../result/domain-error.ts';
import { formatCompetenceNumeric } from './competence.ts';

/** Months in which a figure of the law holds, both included. `until` null: the last one published, in force until the next. */
export type Validity = { from: string; until: string | null };

/** The version in force in a competence. Throws DomainError `no_table` when there is none: nothing is guessed outside the tables. */
export const inForce = <T extends Validity>(name: string, versions: readonly T[], competence: string): T => {
  const version = versions.find(({ from, until }) => competence >= from && (until === null || competence <= until));
  if (version) return version;
  throw new DomainError('no_table', `${name}: não há tabela cadastrada para ${formatCompetenceNumeric(competence)}.`);
};
