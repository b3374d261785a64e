import { incomeTaxYearEditForm, incomeTaxYearForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { array, type InferType, number, object, string } from 'yup';
import { incomeTaxYears as who } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { recordFields, versioned } from '../record.ts';

/** How the returns of a year are made. `free`: who has it without cost; `returns`: how many there are already. */
export const incomeTaxYearRow = incomeTaxYearForm.shape({
  ...recordFields,
  returns: number().required(),
  free: array(object({ id: number().required(), name: string().required() }).required()).required(),
});
export type IncomeTaxYearRow = InferType<typeof incomeTaxYearRow>;

export const incomeTaxYear = {
  list: get('admin/income-tax-years', {
    summary: 'Os exercícios de IRPF: prazo, preço e o que se pede, do mais novo ao mais antigo.',
    who: who.view,
    answer: array(incomeTaxYearRow.required()).required(),
  }),
  create: post('admin/income-tax-years', {
    summary: 'Configura um exercício de IRPF.',
    who: who.edit,
    body: incomeTaxYearForm,
    answer: incomeTaxYearRow,
  }),
  update: put('admin/income-tax-years/:id', {
    summary: 'Altera um exercício de IRPF; do que já foi criado só o prazo muda.',
    who: who.edit,
    body: versioned(incomeTaxYearEditForm),
    answer: incomeTaxYearRow,
  }),
  history: get('admin/income-tax-years/:id/history', { summary: 'O que mudou em um exercício.', who: who.view, answer: history }),
};
