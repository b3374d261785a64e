import { addCompetence, competenceOf } from '../../shared/date/competence.ts';

/** Certificates whose last day falls in a competence ('YYYY-MM'). */
export type CertificateRenewals = { competence: string; count: number };

/**
 * How many certificates are to be renewed in each of the next `months`, the current one first and a month without any included: a chart that left
 * it out would show time as shorter than it is.
 */
export const certificateRenewals = (counts: readonly CertificateRenewals[], today: string, months: number): CertificateRenewals[] => {
  const countByMonth = new Map(counts.map(({ competence, count }) => [competence, count]));
  return Array.from({ length: months }, (_, index) => {
    const competence = addCompetence(competenceOf(today), index);
    return { competence, count: countByMonth.get(competence) ?? 0 };
  });
};
