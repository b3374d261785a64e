import type { RuleTerms } from '@esteto/domain/month/obligation-rule/obligation-rule-form';

/** What the dates and the companies of a rule hang on. */
export const termsOf = (rule: RuleTerms): RuleTerms => ({
  type: rule.type,
  regimes: rule.regimes,
  facts: rule.facts,
  ibge: rule.ibge,
  cnaes: rule.cnaes,
  frequency: rule.frequency,
  months: rule.months,
  competence_offset: rule.competence_offset,
  legal_day: rule.legal_day,
  is_business_day: rule.is_business_day,
  shift: rule.shift,
  target_days_before: rule.target_days_before,
  valid_from: rule.valid_from,
  valid_until: rule.valid_until,
});
