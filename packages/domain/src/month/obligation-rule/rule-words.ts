import { type DueRule, type Shift, shiftLabel } from '../../law/obligation/due-rule.ts';
import type { ObligationRegime, ObligationRule } from '../../law/obligation/obligation-rule.ts';
import { type ObligationRuleForm, type RuleTerms, ruleFactLabel, ruleFrequencyLabel, ruleRegimeLabel } from './obligation-rule-form.ts';

// What a rule says, in words: those of the law and those of the office the same way.

const any = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
const months = new Intl.ListFormat('pt-BR');

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const;

/** 'Dia 20 do mês seguinte. Posterga para o dia útil seguinte.' */
export const lawDueWords = ({ key, due }: Pick<ObligationRule, 'key' | 'due'>): string => {
  if (due) return dueWords(due);
  return key === 'dirpf' ? 'Pelo ato da Receita de cada ano' : 'Definido pelo município';
};

export const officeDueWords = ({ competence_offset, legal_day, is_business_day, shift, frequency, months: chosen }: RuleTerms): string => {
  const on = is_business_day ? { business_day: legal_day } : { day: legal_day };
  const of = frequency === 'chosen' ? `Competências de ${months.format(chosen.map(monthWord))}` : ruleFrequencyLabel[frequency];
  return `${dueWords({ months: -Number(competence_offset), on, shift })} ${of}.`;
};

const monthWord = (month: number): string => MONTHS[month - 1] ?? '';

const dueWords = ({ months, on, shift }: DueRule): string => `${dayWords(on)} ${monthsWords(months)}.${shiftWords(on, shift)}`;

const dayWords = (on: DueRule['on']): string => {
  if (on === 'last_day') return 'Último dia';
  if (on === 'last_business_day') return 'Último dia útil';
  if ('date' in on) return on.date;
  return 'day' in on ? `Dia ${on.day}` : `${on.business_day}º dia útil`;
};

const monthsWords = (months: number): string => {
  if (months === 0) return 'do próprio mês';
  return months === 1 ? 'do mês seguinte' : `do ${months}º mês seguinte`;
};

/** A business day needs no shift. */
const shiftWords = (on: DueRule['on'], shift: Shift): string =>
  on === 'last_business_day' || (typeof on === 'object' && 'business_day' in on) ? '' : ` ${shiftLabel[shift]}.`;

/** 'Simples Nacional ou Lucro Presumido, de quem tem empregados' */
export const lawAppliesWords = ({ applies }: Pick<ObligationRule, 'applies'>): string =>
  applies.map(({ regimes, facts = [] }) => [regimesWords(regimes), ...factsWords(facts)].join(', ')).join('; ');

export const officeAppliesWords = ({
  regimes,
  facts,
  ibge,
  cnaes,
  city,
  state,
}: RuleTerms & Pick<ObligationRuleForm, 'city' | 'state'>): string =>
  [
    regimesWords(regimes),
    ...factsWords(facts),
    ...(ibge ? [`só em ${[city ?? `município ${ibge}`, state].filter(Boolean).join('/')}`] : []),
    ...(cnaes.length > 0 ? [`CNAE ${any.format(cnaes)}`] : []),
  ].join(', ');

const regimesWords = (regimes: readonly ObligationRegime[]): string => any.format(regimes.map((regime) => ruleRegimeLabel[regime]));

const factsWords = (facts: readonly (keyof typeof ruleFactLabel)[]): string[] =>
  facts.length > 0 ? [`de quem ${any.format(facts.map((fact) => lowered(ruleFactLabel[fact])))}`] : [];

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
