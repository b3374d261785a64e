import type { InferType } from 'yup';
import { addCompetence, competenceOf, formatCompetenceNumeric, lastDayOf } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';
import { changeList } from '../../shared/event/change-list.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import { competence, integer, list, longText, object, oneOf, rate, text } from '../../shared/schema/fields.ts';

// What a city's law says of the ISS, from a month on. Versions are only added: what held in a month goes on holding in it.

/** How a city counts the days in which a note may be cancelled on its page. */
export const CANCEL_DEADLINES = ['days_after_issue', 'day_of_next_month'] as const;
export type CancelDeadline = (typeof CANCEL_DEADLINES)[number];

export const cancelDeadlineLabel: Record<CancelDeadline, string> = {
  days_after_issue: 'Dias depois da emissão',
  day_of_next_month: 'Até um dia do mês seguinte',
};

/** LC 116/2003, arts. 8º, II, and 8º-A: from 2 % to 5 %. */
const issRate = (label: string) =>
  rate(label).test('iss', '${path}: a lei permite de 2 % a 5 %.', (value) => !value || (Number(value) >= 0.02 && Number(value) <= 0.05));

export const issOfService = object({
  /** The item of the list of the LC 116/2003. */
  code: text('Item da lista')
    .matches(/^\d{2}\.\d{2}$/, { message: '${path}: use o item da LC 116, como 04.03.', excludeEmptyString: true })
    .required(),
  rate: issRate('Alíquota').required(),
});
export type IssOfService = InferType<typeof issOfService>;

/** Judged beside the items themselves, of which any may be anything. */
const isOnceEach = (services: readonly unknown[] | null | undefined): boolean => {
  const codes = (services ?? []).flatMap((service) => (hasCode(service) ? [service.code] : []));
  return new Set(codes).size === codes.length;
};

const hasCode = (service: unknown): service is { code: unknown } => typeof service === 'object' && service !== null && 'code' in service;

export const municipalRuleForm = object({
  valid_from: competence('Vale a partir de').required(),
  iss_rate: issRate('ISS geral'),
  iss_by_service: list('ISS por serviço', issOfService, 40).test('once', 'ISS por serviço: cada item aparece uma vez só.', isOnceEach),
  cancel_deadline: oneOf('Prazo de cancelamento', CANCEL_DEADLINES, cancelDeadlineLabel),
  cancel_days: integer('Dias do prazo')
    .min(0)
    .max(365)
    .when('cancel_deadline', ([how], schema) => (how ? schema.required() : schema)),
  /** ObligationProfile.iss_due_day: the day of the month after in which the guide of the ISS falls due. */
  iss_due_day: integer('Dia do vencimento do ISS').min(1).max(31),
  source: text('Fonte').max(200),
  reason: longText('Motivo').max(500),
})
  .label('ISS e prazos')
  .nullable()
  .default(null);
export type MunicipalRuleForm = NonNullable<InferType<typeof municipalRuleForm>>;

/** The part of a rule that a company feels: neither since when, nor on what ground, nor why. */
export type SaidByRule = Pick<MunicipalRuleForm, 'iss_rate' | 'cancel_deadline' | 'cancel_days' | 'iss_due_day'> & {
  iss_by_service: IssOfService[];
};

const NOTHING: SaidByRule = { iss_rate: null, iss_by_service: [], cancel_deadline: null, cancel_days: null, iss_due_day: null };

export const saidBy = (rule: SaidByRule | null): SaidByRule => {
  const { iss_rate, iss_by_service, cancel_deadline, cancel_days, iss_due_day } = rule ?? NOTHING;
  return { iss_rate, iss_by_service, cancel_deadline, cancel_days, iss_due_day };
};

export const saysTheSame = (a: SaidByRule | null, b: SaidByRule | null): boolean => changeList(saidBy(a), saidBy(b)).length === 0;

/**
 * What is in the way of a new version, by field; null where nothing is. Months that are over keep what held in them; only a city of which nothing is
 * known yet is told from whatever month. `holds`: the version that the new one would follow in its first month.
 */
export const ruleProblems = (
  rule: MunicipalRuleForm,
  { today, holds }: { today: string; holds: SaidByRule | null },
): Record<string, string> | null => {
  const month = competenceOf(today);
  const problems = {
    ...(holds !== null &&
      rule.valid_from < month && {
        'rule.valid_from': `Vale a partir de: os meses até ${formatCompetenceNumeric(addCompetence(month, -1))} não mudam mais. Escolha ${formatCompetenceNumeric(month)} ou depois.`,
      }),
    ...(!rule.source && { 'rule.source': 'Preencha o campo Fonte: a lei ou o decreto que diz isto.' }),
    ...(!rule.reason && { 'rule.reason': 'Preencha o campo Motivo.' }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
};

/** The rate of a service by its national code ('040301' is item 04.03); the general one where the city names no other, null where nobody has told it. */
export const issRateOf = (rule: Pick<SaidByRule, 'iss_rate' | 'iss_by_service'>, nationalCode: string | null): string | null => {
  const item = nationalCode && `${nationalCode.slice(0, 2)}.${nationalCode.slice(2, 4)}`;
  return rule.iss_by_service.find(({ code }) => code === item)?.rate ?? rule.iss_rate;
};

/** The last day on which a note issued on that day may be cancelled on the city's page; null where nobody has told it. */
export const cancelUntil = (rule: Pick<SaidByRule, 'cancel_deadline' | 'cancel_days'>, issued: string): string | null => {
  if (rule.cancel_deadline === null || typeof rule.cancel_days !== 'number') return null;
  if (rule.cancel_deadline === 'days_after_issue') return addDays(issued, rule.cancel_days);
  const month = addCompetence(competenceOf(issued), 1);
  const date = `${month}-${String(Math.max(1, rule.cancel_days)).padStart(2, '0')}`;
  return date < lastDayOf(month) ? date : lastDayOf(month);
};

/** '2,00 %; 04.03 a 3,00 %'. Null where nobody has told it. */
export const issInWords = ({ iss_rate, iss_by_service }: Pick<SaidByRule, 'iss_rate' | 'iss_by_service'>): string | null =>
  [iss_rate ? formatTaxRate(iss_rate) : null, ...iss_by_service.map(({ code, rate: of }) => `${code} a ${formatTaxRate(of)}`)]
    .filter((part) => part !== null)
    .join('; ') || null;

/** '30 dias', 'dia 10 do mês seguinte'. Null where nobody has told it. */
export const cancelDeadlineInWords = ({ cancel_deadline, cancel_days }: Pick<SaidByRule, 'cancel_deadline' | 'cancel_days'>) => {
  if (!cancel_deadline || typeof cancel_days !== 'number') return null;
  if (cancel_deadline === 'day_of_next_month') return `dia ${Math.max(1, cancel_days)} do mês seguinte`;
  return cancel_days === 0 ? 'no mesmo dia' : `${cancel_days} ${cancel_days === 1 ? 'dia' : 'dias'}`;
};
