import { HOLIDAY_SCOPES, holidayFilters, holidayForm } from '@esteto/domain/agenda/holiday/holiday-form';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { type InferType, string } from 'yup';
import { holidays } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields } from '../record.ts';

export const holidayRow = holidayForm.shape({
  ...recordFields,
  scope: string().oneOf(HOLIDAY_SCOPES).required(),
  state: string().oneOf(UFS).nullable().defined(),
  ibge: string().nullable().defined(),
});
export type HolidayRow = InferType<typeof holidayRow>;

/** Holidays that staff tell, besides the national ones that the law fixes. */
export const holiday = {
  list: get('admin/holidays', {
    summary: 'Feriados cadastrados.',
    who: holidays.view,
    query: listQuery(['date'], holidayFilters),
    answer: page(holidayRow),
  }),
  create: post('admin/holidays', { summary: 'Cadastra um feriado.', who: holidays.edit, body: holidayForm, answer: holidayRow }),
  remove: del('admin/holidays/:id', { summary: 'Exclui um feriado.', who: holidays.delete }),
};
