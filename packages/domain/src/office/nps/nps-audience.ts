import { MEMBER_TYPES, type MemberType, memberTypeLabel } from '../../identity/permission/user-types.ts';
import { addMonths } from '../../shared/date/date.ts';
import { filledList, id, list, oneOf } from '../../shared/schema/fields.ts';

// The audience of a survey. A person is asked as a member of one company: what they are there, which plan it has, how long they have been there.

/** How long somebody has been a client, up to so many months; the last has no end. */
const TENURE_MONTHS = { under_3_months: 3, under_1_year: 12, under_2_years: 24, from_2_years: null } as const;

export type Tenure = keyof typeof TENURE_MONTHS;
export const TENURES = Object.keys(TENURE_MONTHS) as Tenure[];

export const tenureLabel: Record<Tenure, string> = {
  under_3_months: 'Menos de 3 meses',
  under_1_year: 'De 3 meses a 1 ano',
  under_2_years: 'De 1 a 2 anos',
  from_2_years: '2 anos ou mais',
};

/** From which day on one has to have come to be in a span on `today`, shortest first: who came after a span's day is in it or in one before. */
export const tenureStarts = (today: string): { tenure: Tenure; after: string | null }[] =>
  TENURES.map((tenure) => {
    const months = TENURE_MONTHS[tenure];
    return { tenure, after: months === null ? null : addMonths(today, -months) };
  });

/** An empty list of plans or of spans asks nothing. */
export const audienceFields = {
  member_types: filledList('Quem', oneOf('Quem', MEMBER_TYPES, memberTypeLabel).required(), 'Escolha ao menos um tipo de pessoa.', 2),
  plan_ids: list('Planos', id('Plano').required(), 100),
  tenures: list('Tempo como cliente', oneOf('Tempo como cliente', TENURES, tenureLabel).required(), TENURES.length),
};

export type NpsAudience = { member_types: MemberType[]; plan_ids: number[]; tenures: Tenure[] };

/** Whether somebody could be asked by both. Who has companies of several plans may be all the same: `RECONTACT_DAYS` keeps them from it. */
export const audiencesOverlap = (one: NpsAudience, other: NpsAudience): boolean =>
  one.member_types.some((type) => other.member_types.includes(type)) &&
  meet(one.plan_ids, other.plan_ids) &&
  meet(one.tenures, other.tenures);

const meet = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((value) => other.includes(value));

/** 'Sócios e funcionários · 2 planos · De 1 a 2 anos'. */
export const audienceWords = ({ member_types, plan_ids, tenures }: NpsAudience): string =>
  [
    member_types.length === MEMBER_TYPES.length ? 'Sócios e funcionários' : member_types.includes('partner') ? 'Sócios' : 'Funcionários',
    plan_ids.length > 0 && (plan_ids.length === 1 ? 'um plano' : `${plan_ids.length} planos`),
    ...tenures.map((tenure) => tenureLabel[tenure].toLowerCase()),
  ]
    .filter(Boolean)
    .join(' · ');
