import { newSavedViewForm, savedViewForm, savedViewsQuery } from '@esteto/domain/office/saved-view/saved-view-form';
import { array, type InferType } from 'yup';
import { session } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { recordFields, versioned } from '../record.ts';

export const savedViewRow = savedViewForm.shape({ id: recordFields.id, version: recordFields.version });
export type SavedViewRow = InferType<typeof savedViewRow>;

/** A person's own views of the lists: nobody else reads them. */
export const savedView = {
  list: get('saved-views', {
    summary: 'As visões salvas de uma lista.',
    who: session,
    query: savedViewsQuery,
    answer: array(savedViewRow.required()).required(),
  }),
  create: post('saved-views', { summary: 'Salva uma visão.', who: session, body: newSavedViewForm, answer: savedViewRow }),
  update: put('saved-views/:id', {
    summary: 'Altera uma visão: nome, filtros ou se a lista abre assim.',
    who: session,
    body: versioned(savedViewForm),
    answer: savedViewRow,
  }),
  remove: del('saved-views/:id', { summary: 'Exclui uma visão.', who: session }),
};
