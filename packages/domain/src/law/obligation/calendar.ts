import type { LocalHolidays } from '../../shared/date/business-day.ts';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { demandCompetence, demandCount } from '../../shared/schema/demand.ts';
import { type IrpfDeadlines, irpfDeadline } from '../tax/irpf-deadline.ts';
import { type Step, textStep } from '../tax/step.ts';
import { type DueRule, dueSteps, legalDate, movedDay, targetDate } from './due-rule.ts';
import type { ObligationFact, ObligationKey, ObligationRegime, ObligationRule } from './obligation-rule.ts';
import { dueRuleOf, isInForce, OBLIGATION_RULES, obligationOfKey } from './obligation-rules.ts';

export const MONTHLY_KEYS = ['das', 'pgdas', 'inss', 'fgts', 'esocial', 'reinf', 'dctfweb', 'carne_leao', 'pis_cofins'] as const;
export type MonthlyKey = (typeof MONTHLY_KEYS)[number];

/**
 * Legal dates ('YYYY-MM-DD') of the monthly obligations of a competence, weekends and national holidays counted, Carnival and Corpus Christi among
 * them; municipal holidays are not known. Every key always has a date: whether the obligation exists for a company then is `obligationsOf`'s to say.
 * Throws DomainError (Portuguese message) on a text that is no competence.
 */
export const dueDates = (competence: string): Record<MonthlyKey, string> => {
  demandCompetence('Competência', competence);
  const dateOf = (key: MonthlyKey): string => {
    const { due, type } = dueRuleOf(key, competence);
    return legalDate(due, type, competence);
  };
  return {
    das: dateOf('das'),
    pgdas: dateOf('pgdas'),
    inss: dateOf('inss'),
    fgts: dateOf('fgts'),
    esocial: dateOf('esocial'),
    reinf: dateOf('reinf'),
    dctfweb: dateOf('dctfweb'),
    carne_leao: dateOf('carne_leao'),
    pis_cofins: dateOf('pis_cofins'),
  };
};

/** A company, or a doctor without one, as far as obligations go. `iss_due_day` is the municipality's day for the ISS guide, null when not known. */
export type ObligationProfile = Record<ObligationFact, boolean> & {
  regime: ObligationRegime;
  iss_due_day: number | null;
  /** Holidays of the place where the company is; none when not told. */
  local_holidays?: LocalHolidays;
  /** What staff keep of the exercises of the income tax. */
  irpf_deadlines: IrpfDeadlines;
};

/** `legal_date` and `target_date` are null where nobody has told the municipality's day. */
export type Dated<Rule> = { rule: Rule; competence: string; legal_date: string | null; target_date: string | null; steps: Step[] };
export type Obligation = Dated<ObligationRule>;

/** What dates a rule; one of the office has no key. */
export type DatedRule = Pick<ObligationRule, 'due' | 'type'> & { key: ObligationKey | null };

/**
 * What a company owes for a competence: the monthly obligations, and where the competence ends a quarter or a year also those. `target_date` is
 * `daysBefore` business days before what the law allows (see `targetDate`). In order of legal date, undated last; nothing before 2025, where the
 * tables begin. Throws DomainError (Portuguese message).
 */
export const obligationsOf = (profile: ObligationProfile, competence: string, daysBefore = 0): Obligation[] => {
  demandCompetence('Competência', competence);
  return OBLIGATION_RULES.flatMap((rule) => obligationOf(rule, profile, competence, daysBefore)).toSorted(byLegalDate);
};

/** What a company has to deliver or pay in a calendar month, of whatever competence; undated ones belong to the month after their competence. */
export const obligationsDueIn = (profile: ObligationProfile, month: string, daysBefore = 0): Obligation[] => {
  demandCompetence('Mês', month);
  return OBLIGATION_RULES.flatMap((rule) =>
    competencesDueAround(rule, month).flatMap((competence) => obligationOf(rule, profile, competence, daysBefore)),
  )
    .filter(({ legal_date, competence }) => (legal_date?.slice(0, 7) ?? addCompetence(competence, 1)) === month)
    .toSorted(byLegalDate);
};

/** A shift may move a date over either end of its month, and an act that of the income tax over many. */
const competencesDueAround = ({ due, key }: ObligationRule, month: string): string[] => {
  if (key === 'dirpf') return [1, 2].map((years) => `${Number(month.slice(0, 4)) - years}-12`);
  return lastCompetences(addCompetence(month, 1 - (due?.months ?? 1)), 3);
};

const obligationOf = (rule: ObligationRule, profile: ObligationProfile, competence: string, daysBefore: number): Obligation[] => {
  demandCount('Dias de antecedência', daysBefore, 0, 30);
  if (!isInForce(rule, competence) || !fallsIn(rule, competence) || !applies(rule, profile)) return [];
  return [datedObligation(rule, profile, competence, daysBefore)];
};

/** One obligation of a competence with its dates, whether or not the rule asks it of the company. Throws DomainError (Portuguese message). */
export const datedObligation = <Rule extends DatedRule>(
  rule: Rule,
  profile: Pick<ObligationProfile, 'iss_due_day' | 'local_holidays' | 'irpf_deadlines'>,
  competence: string,
  daysBefore = 0,
): Dated<Rule> => {
  const due = dueOf(rule, profile, competence);
  const local = profile.local_holidays;
  return {
    rule,
    competence,
    legal_date: due && legalDate(due, rule.type, competence, local),
    target_date: due && targetDate(due, rule.type, competence, daysBefore, local),
    steps: due ? dueSteps(due, rule.type, competence, local) : [textStep('Vencimento', 'Definido pelo município')],
  };
};

/** Until when the guide of a tax is paid that writes a day: its law says whether a day that is none of business moves on or back. */
export const guideDay = (key: ObligationKey, competence: string, day: string, local?: LocalHolidays): string => {
  const { due, type } = obligationOfKey(key, competence);
  return movedDay(due ?? ISS_MOVES, type, day, local);
};

/** A quarterly obligation belongs to the last month of its quarter, an annual one to December. */
const fallsIn = ({ frequency }: ObligationRule, competence: string): boolean => {
  const month = Number(competence.slice(5, 7));
  if (frequency === 'monthly') return true;
  return frequency === 'quarterly' ? month % 3 === 0 : month === 12;
};

const regimeWords: Record<ObligationRegime, string> = {
  simples: 'do Simples Nacional',
  presumido: 'do Lucro Presumido',
  natural_person: 'pessoa física',
};

/**
 * Why there is no such obligation of a competence, whoever writes it; null where there may be. Whether the company does what brings it (staff, income of
 * individuals) is not asked: who writes it knows.
 */
export const obligationProblem = (
  key: ObligationKey,
  regimes: readonly ObligationRegime[],
  competence: string,
): { of: 'key' | 'competence'; words: string } | null => {
  const rule = obligationOfKey(key, competence);
  if (!isInForce(rule, competence)) return { of: 'competence', words: `não há ${rule.title} neste mês` };
  if (!rule.applies.some((scope) => scope.regimes.some((regime) => regimes.includes(regime))))
    return { of: 'key', words: `quem é ${regimes.map((regime) => regimeWords[regime]).join(' e ')} não tem ${rule.name}` };
  if (fallsIn(rule, competence)) return null;
  const months = rule.frequency === 'annual' ? 'é do ano, escolha dezembro' : 'é do trimestre, escolha março, junho, setembro ou dezembro';
  return { of: 'competence', words: `${rule.title} ${months}` };
};

const applies = (rule: ObligationRule, profile: ObligationProfile): boolean =>
  rule.applies.some(({ regimes, facts }) => regimes.includes(profile.regime) && (!facts || facts.some((fact) => profile[fact])));

/** Municipalities set a day of the next month; where it is no business day, the safer date before it. */
const ISS_MOVES = { shift: 'previous' } as const;

const dueOf = (
  { due, key }: DatedRule,
  { iss_due_day, irpf_deadlines }: Pick<ObligationProfile, 'iss_due_day' | 'irpf_deadlines'>,
  competence: string,
): DueRule | null => {
  if (key === 'dirpf') return { months: 0, on: { date: irpfDeadline(Number(competence.slice(0, 4)) + 1, irpf_deadlines) }, shift: 'keep' };
  if (key !== 'iss' || iss_due_day === null) return due;
  return { months: 1, on: { day: demandCount('Dia do vencimento do ISS', iss_due_day, 1, 31) }, ...ISS_MOVES };
};

const byLegalDate = (a: Obligation, b: Obligation): number => {
  const [first, second] = [a.legal_date ?? '9999', b.legal_date ?? '9999'];
  return first < second ? -1 : first > second ? 1 : 0;
};
