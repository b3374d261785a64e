import { ageOn, isIsoDate } from './date.ts';

/** Ages that a person of the product may have. */
export const MIN_AGE = 18;
export const MAX_AGE = 120;

/** Null when somebody born on `birthDate` is from 18 to 120 years old on `today`; else what to tell them. Both are 'YYYY-MM-DD'. */
export const ageProblem = (birthDate: string, today: string): string | null => {
  if (!isIsoDate(birthDate)) return 'Esta data de nascimento não existe. Escreva dia, mês e ano.';
  const age = ageOn(birthDate, today);
  if (age < MIN_AGE) return `É preciso ter pelo menos ${MIN_AGE} anos.`;
  return age > MAX_AGE ? `Confira o ano de nascimento: a idade passa de ${MAX_AGE} anos.` : null;
};
