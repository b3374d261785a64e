import { type Dated, datedObligation, type ObligationProfile } from '../../law/obligation/calendar.ts';
import type { DueRule } from '../../law/obligation/due-rule.ts';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import type { RuleTerms } from './obligation-rule-form.ts';

// What the office's own rules ask: whom, and by which day. The same functions say it before a rule is kept, when a night generates and when dates follow.

/** A company as far as the office's rules go. `cnaes`: what it does, as far as that is known. */
export type OfficeProfile = ObligationProfile & { ibge: string | null; cnaes: readonly string[] };

/** A rule of a company in its place, with the date that it asks. */
export type OfficeObligation<Rule> = Dated<Rule>;

/** Whether a rule is of a company, whatever the month. */
export const isOfCompany = ({ regimes, facts, ibge, cnaes }: RuleTerms, company: OfficeProfile): boolean =>
  regimes.includes(company.regime) &&
  (facts.length === 0 || facts.some((fact) => company[fact])) &&
  (!ibge || ibge === company.ibge) &&
  (cnaes.length === 0 || cnaes.some((code) => company.cnaes.includes(code)));

/** Whether a rule asks anything of a competence. A quarterly one is of the last month of its quarter, an annual one of December. */
export const isOfMonth = ({ frequency, months, valid_from, valid_until }: RuleTerms, competence: string): boolean => {
  if (competence < valid_from || (valid_until && competence > valid_until)) return false;
  const month = Number(competence.slice(5, 7));
  if (frequency === 'chosen') return months.includes(month);
  if (frequency === 'monthly') return true;
  return frequency === 'quarterly' ? month % 3 === 0 : month === 12;
};

const dueOf = ({ competence_offset, legal_day, is_business_day, shift }: RuleTerms): DueRule => ({
  months: -Number(competence_offset),
  on: is_business_day ? { business_day: legal_day } : { day: legal_day },
  shift,
});

type Place = Pick<ObligationProfile, 'local_holidays'>;

/** An obligation of a rule and a competence with its dates. `daysBefore`: the office's, where the rule has none of its own. */
export const datedByOffice = <Rule extends RuleTerms>(
  rule: Rule,
  { local_holidays }: Place,
  competence: string,
  daysBefore = 0,
): OfficeObligation<Rule> => {
  const terms = { key: null, type: rule.type, due: dueOf(rule) };
  const place = { iss_due_day: null, local_holidays, irpf_deadlines: {} };
  return { ...datedObligation(terms, place, competence, rule.target_days_before ?? daysBefore), rule };
};

/** What the office's rules ask of a company in a calendar month. */
export const officeObligationsDueIn = <Rule extends RuleTerms>(
  rules: readonly Rule[],
  company: OfficeProfile,
  month: string,
  daysBefore = 0,
): OfficeObligation<Rule>[] =>
  rules.flatMap((rule) =>
    // A shift may move a date over either end of its month.
    lastCompetences(addCompetence(month, 1 + Number(rule.competence_offset)), 3)
      .filter((competence) => isOfMonth(rule, competence) && isOfCompany(rule, company))
      .map((competence) => datedByOffice(rule, company, competence, daysBefore))
      .filter(({ legal_date }) => legal_date?.slice(0, 7) === month),
  );

/** The most months that are looked through for the next dates: an annual rule has three in them. */
const MONTHS_AHEAD = 40;

/** The next dates of a rule from a day on. */
export const nextOfficeDates = (rule: RuleTerms, today: string, place: Place, daysBefore = 0, count = 3) =>
  lastCompetences(addCompetence(today.slice(0, 7), MONTHS_AHEAD - 4), MONTHS_AHEAD)
    .filter((competence) => isOfMonth(rule, competence))
    .map((competence) => datedByOffice(rule, place, competence, daysBefore))
    .flatMap(({ competence, legal_date, target_date }) =>
      legal_date && target_date && legal_date >= today ? [{ competence, legal_date, target_date }] : [],
    )
    .slice(0, count);
