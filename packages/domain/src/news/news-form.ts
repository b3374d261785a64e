import type { InferType } from 'yup';
import { TAX_REGIMES, taxRegimeLabel } from '../company/company-kinds.ts';
import { filledList, flag, id, instant, integer, list, longText, object, oneOf, text } from '../shared/schema/fields.ts';
import { NEWS_ACTIONS, NEWS_STATUSES, newsStatusLabel } from './news-life.ts';

/** Who a piece of news is for: doctors are partners of a company, and their employees are its employees. */
export const NEWS_AUDIENCES = ['doctors', 'employees', 'managers', 'admin'] as const;
export type NewsAudience = (typeof NEWS_AUDIENCES)[number];

export const newsAudienceLabel: Record<NewsAudience, string> = {
  doctors: 'Médicos',
  employees: 'Funcionários',
  managers: 'Gestores',
  admin: 'Administradores',
};

/** An empty list of plans or of regimes asks nothing; both ask of doctors and employees only, who have companies. */
export const newsForm = object({
  title: text('Título').max(120).required(),
  body: longText('Texto').max(4000).required(),
  audience: filledList('Para quem', oneOf('Para quem', NEWS_AUDIENCES, newsAudienceLabel).required(), 'Escolha ao menos um público.', 4),
  plan_ids: list('Planos', id('Plano').required(), 100),
  tax_regimes: list('Regimes', oneOf('Regime', TAX_REGIMES, taxRegimeLabel).required(), TAX_REGIMES.length),
  starts_at: instant('De').required(),
  ends_at: instant('Até').test('after-start', 'O fim precisa ser depois do início.', (end, { parent }) => {
    const { starts_at } = parent as { starts_at?: string | null };
    return !end || !starts_at || !(Date.parse(end) <= Date.parse(starts_at));
  }),
  is_pinned: flag('Fixar no início'),
  require_ack: flag('Pedir confirmação de leitura'),
});
export type NewsForm = InferType<typeof newsForm>;

export const newsMoveForm = object({
  action: oneOf('Ação', NEWS_ACTIONS).required(),
  version: integer('Versão').min(1).required(),
});

/** How the list of news may be narrowed. */
export const newsFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', NEWS_STATUSES, newsStatusLabel),
  audience: oneOf('Para quem', NEWS_AUDIENCES, newsAudienceLabel),
});
