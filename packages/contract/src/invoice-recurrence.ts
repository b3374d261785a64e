import { recurrenceChangeForm, recurrenceStartForm } from '@esteto/domain/invoice-recurrence/recurrence-form';
import { object } from '@esteto/domain/shared/schema/fields';
import { invoices } from './access.ts';
import { post, put } from './endpoint.ts';
import { invoiceDetail, invoiceRecurrenceAnswer } from './invoice-answer.ts';
import { versioned } from './record.ts';

/** Requests that repeat themselves every month. Apart from `invoice`, whose list is a page that starts with few bytes. */
export const invoiceRecurrence = {
  start: post('invoice-recurrences', {
    summary: 'Solicita uma nota e repete o pedido todo mês.',
    who: invoices.edit,
    body: recurrenceStartForm,
    answer: invoiceDetail,
  }),
  change: put('invoice-recurrences/:id', {
    summary: 'Muda o dia, o fim, o valor ou a descrição dos próximos pedidos.',
    who: invoices.edit,
    body: versioned(recurrenceChangeForm),
    answer: invoiceRecurrenceAnswer,
  }),
  pause: post('invoice-recurrences/:id/pause', {
    summary: 'Pausa a repetição: os meses da pausa não são pedidos.',
    who: invoices.edit,
    body: versioned(object({})),
    answer: invoiceRecurrenceAnswer,
  }),
  resume: post('invoice-recurrences/:id/resume', {
    summary: 'Retoma uma repetição pausada, do próximo mês em diante.',
    who: invoices.edit,
    body: versioned(object({})),
    answer: invoiceRecurrenceAnswer,
  }),
  end: post('invoice-recurrences/:id/end', {
    summary: 'Encerra a repetição; as notas já pedidas ficam.',
    who: invoices.edit,
    body: versioned(object({})),
    answer: invoiceRecurrenceAnswer,
  }),
};
