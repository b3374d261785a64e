import { formatTaxRate } from '../../shared/money/percent.ts';
import { competence, object } from '../../shared/schema/fields.ts';
import { formatRFactor } from '../r-factor/r-factor-words.ts';

// A month of a company as its doctor reads it.

export const companyMonthQuery = object({ month: competence('Mês').required() });

/** How the rate of the month came about, in a sentence; null where nothing is said of it. Rates as fractions. */
export const rateWords = ({
  annex,
  effective_rate,
  ratio,
}: {
  annex: string | null;
  effective_rate: string | null;
  ratio: string | null;
}): string | null => {
  if (!annex || !effective_rate) return null;
  const rate = `Alíquota de ${formatTaxRate(effective_rate)} no anexo ${annex}`;
  return ratio === null ? `${rate}.` : `${rate}, porque o fator R foi de ${formatRFactor(ratio)}.`;
};

/** What the fator R means for the month's tax. */
export const factorWords = (annex: string | null): string | null => {
  if (annex === null) return null;
  return annex === 'III'
    ? 'A folha dos doze meses chegou a 28 % da receita: vale o anexo III, o mais barato.'
    : 'A folha dos doze meses não chegou a 28 % da receita: vale o anexo V, o mais caro.';
};

/** What came of a month that was closed before, opened again and closed: the notice tells the difference, or that there is none. */
export const reclosedWords = (changes: readonly string[]): string =>
  changes.length === 0 ? 'Os números são os mesmos de antes.' : `O que mudou: ${changes.join(' ')}`;

/** Ground of the profit that is free of tax. */
export const DIVIDENDS_WHY =
  '32 % da receita do mês, menos o IRPJ de dentro do DAS (LC 123/2006, art. 14). Com contabilidade completa, vale o lucro contábil.';
