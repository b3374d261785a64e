import type { TestContext } from 'yup';
import {
  addCompetence,
  competenceOf,
  formatCompetence,
  isCompetence,
  lastCompetences,
  monthsBetween,
} from '../../shared/date/competence.ts';

// The months that the charts are of. All of them have the same.

export const CHART_PERIODS = ['this_year', 'last_12', 'last_year', 'custom'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

export const DEFAULT_CHART_PERIOD: ChartPeriod = 'last_12';

export const chartPeriodLabel: Record<ChartPeriod, string> = {
  this_year: 'Este ano',
  last_12: 'Últimos 12 meses',
  last_year: 'Ano passado',
  custom: 'Escolher os meses',
};

/** Both competences included. */
export type ChartSpan = { from: string; to: string };

/** Longest span, in months: more bars than that are no picture. */
export const MAX_CHART_MONTHS = 36;

/** This year ends in the present month: what is to come would stand as nothing beside what was. `chosen` is what the person asked for, for their own months. */
export const chartSpan = (period: ChartPeriod, today: string, chosen: Partial<ChartSpan> = {}): ChartSpan => {
  const current = competenceOf(today);
  const year = Number(current.slice(0, 4));
  if (period === 'this_year') return { from: `${year}-01`, to: current };
  if (period === 'last_year') return { from: `${year - 1}-01`, to: `${year - 1}-12` };
  const twelve = { from: addCompetence(current, -11), to: current };
  const own = { from: soundMonth(chosen.from) ?? twelve.from, to: soundMonth(chosen.to) ?? twelve.to };
  return period === 'custom' && chartSpanProblem(own) === null ? own : twelve;
};

const soundMonth = (month: string | undefined): string | null => (month !== undefined && isCompetence(month) ? month : null);

/** The sentence that says why these months cannot be drawn, null where they can. */
export const chartSpanProblem = ({ from, to }: ChartSpan): string | null => {
  if (to < from) return 'Até: escolha um mês a partir do primeiro.';
  return monthsBetween(from, to) >= MAX_CHART_MONTHS ? `Até: escolha no máximo ${MAX_CHART_MONTHS} meses.` : null;
};

/** The months with another first or last one; the other end goes along where the span would run backwards or be too long. */
export const withFrom = ({ to }: ChartSpan, from: string): ChartSpan => ({
  from,
  to: clamp(to, from, addCompetence(from, MAX_CHART_MONTHS - 1)),
});
export const withTo = ({ from }: ChartSpan, to: string): ChartSpan => ({
  from: clamp(from, addCompetence(to, 1 - MAX_CHART_MONTHS), to),
  to,
});

const clamp = (month: string, first: string, last: string): string => (month < first ? first : month > last ? last : month);

/** For the field `to` of a schema with `from` beside it. */
export const chartSpanTest = () => ({
  name: 'chart-span',
  skipAbsent: true,
  test: (to: unknown, { parent, createError }: TestContext) => {
    const { from } = parent as { from?: unknown };
    if (typeof to !== 'string' || typeof from !== 'string' || !isCompetence(to) || !isCompetence(from)) return true;
    const message = chartSpanProblem({ from, to });
    return message === null ? true : createError({ message });
  },
});

/** Its months, oldest first. */
export const monthsOfSpan = ({ from, to }: ChartSpan): string[] => lastCompetences(to, Math.max(0, monthsBetween(from, to) + 1));

/** 'dez/2025 a nov/2026', or 'nov/2026' alone. */
export const formatSpan = ({ from, to }: ChartSpan): string =>
  from === to ? formatCompetence(from) : `${formatCompetence(from)} a ${formatCompetence(to)}`;
