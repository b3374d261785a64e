import { competenceOf, formatCompetenceNumeric } from '../../shared/date/competence.ts';

/**
 * Why another tax regime, or another basis of it, cannot begin in a month; null where it can. Each begins after the one before it, and none before the
 * company or in the future: what months were computed with stays.
 */
export const regimeChangeProblem = (
  regime_from: string | null | undefined,
  {
    today,
    opening_date,
    last,
    basisOnly,
  }: { today: string; opening_date: string | null | undefined; last: string | null; basisOnly: boolean },
): string | null => {
  if (!regime_from) return 'O regime mudou: diga desde que mês vale.';
  const month = competenceOf(today);
  if (regime_from > month) return `O regime vale desde: escolha até ${formatCompetenceNumeric(month)}.`;
  if (last !== null && regime_from < last)
    return `O regime vale desde: ele já mudou em ${formatCompetenceNumeric(last)}; escolha esse mês ou depois.`;
  const opened = opening_date ? competenceOf(opening_date) : null;
  if (opened !== null && regime_from < opened) return `O regime vale desde: a empresa abriu em ${formatCompetenceNumeric(opened)}.`;
  // By what it received or by what it invoiced is chosen for a whole year (LC 123/2006, art. 18, § 3º; Resolução CGSN 140/2018, art. 16, § 1º).
  if (basisOnly && !regime_from.endsWith('-01') && regime_from !== opened)
    return 'O regime de caixa vale para o ano todo: escolha janeiro, ou o mês em que a empresa abriu.';
  return null;
};
