import type { InferType } from 'yup';
import { filledList, id, list, object, oneOf, text } from '../../shared/schema/fields.ts';
import { EVENT_KINDS, type EventKind, eventKindLabel } from '../calendar-event/event-kinds.ts';

/** Links of one person that stand at a time: one for each program, with some to spare. */
export const MOST_FEEDS = 10;
export const TOO_MANY_FEEDS = `Você já tem ${MOST_FEEDS} links. Revogue um que não usa mais.`;

/** What a link carries. No company chosen: all of the person's, those to come too. */
export const calendarFeedForm = object({
  name: text('Nome do link').max(60).required(),
  kinds: filledList(
    'O que vai no link',
    oneOf('O que vai no link', EVENT_KINDS, eventKindLabel).required(),
    'Escolha ao menos um tipo de evento.',
    EVENT_KINDS.length,
  ),
  company_ids: list('Empresas', id('a empresa').required(), 50),
});
export type CalendarFeedForm = InferType<typeof calendarFeedForm>;

export const EVERY_KIND: readonly EventKind[] = EVENT_KINDS;

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

type Filters = { kinds: readonly EventKind[]; company_names: readonly string[] };

/** 'Todos os eventos, de todas as empresas', 'Plantão e consulta, de Souza Médicos'. */
export const feedInWords = ({ kinds, company_names }: Filters): string => {
  const chosen = EVENT_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => eventKindLabel[kind]);
  const [first = '', ...others] = chosen;
  const what =
    chosen.length === EVENT_KINDS.length ? 'Todos os eventos' : listed.format([first, ...others.map((label) => label.toLowerCase())]);
  return `${what}, de ${company_names.length === 0 ? 'todas as empresas' : listed.format(company_names)}`;
};
