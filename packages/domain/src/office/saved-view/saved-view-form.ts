import type { InferType } from 'yup';
import { flag, object, oneOf, text } from '../../shared/schema/fields.ts';

/** The lists of which a person keeps views. */
export const VIEWED_LISTS = ['receivables', 'clients', 'companies', 'natural_people', 'due_dates'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** Most views of one list: more than a person finds their way in. */
export const MAX_VIEWS = 30;

/** A list's filters and order under a name. `query` is what stands in the URL, without the page. */
export const savedViewForm = object({
  name: text('Nome da visão').max(60).required(),
  query: text('Filtros')
    .max(1000)
    .matches(/^[\w%.~*+-]+=[\w%.~*+-]*(?:&[\w%.~*+-]+=[\w%.~*+-]*)*$/, {
      message: '${path}: salve os filtros como estão no endereço da lista.',
      excludeEmptyString: true,
    })
    .required(),
  is_default: flag('Abrir a lista assim'),
});
export type SavedViewForm = InferType<typeof savedViewForm>;

export const newSavedViewForm = savedViewForm.shape({ list: oneOf('Lista', VIEWED_LISTS).required() });
export type NewSavedViewForm = InferType<typeof newSavedViewForm>;

export const savedViewsQuery = object({ list: oneOf('Lista', VIEWED_LISTS).required() });
