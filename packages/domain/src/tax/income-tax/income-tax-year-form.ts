import type { InferType } from 'yup';
import { besides, cents, flag, isoDate, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { exerciseYear, incomeTaxItemForm } from './income-tax-form.ts';
import { PENDENCY_KINDS, pendencyKindLabel } from './pendency-status.ts';

/** Words that a pendency begins with. */
export const pendencyTemplateForm = object({
  kind: oneOf('Tipo', PENDENCY_KINDS, pendencyKindLabel).required(),
  title: text('Título').max(120).required(),
  text: longText('Texto').max(1000).required(),
});
export type PendencyTemplate = InferType<typeof pendencyTemplateForm>;

/** How the returns of a year are made: from when until when, for how much, and what is asked of everybody. */
export const incomeTaxYearForm = object({
  exercise_year: exerciseYear().required(),
  opens_on: isoDate('Abre em').required(),
  deadline: isoDate('Prazo da Receita')
    .required()
    .test('after', '${path}: escolha um dia que venha depois da abertura.', (value, { parent }) => {
      const opens = besides(parent, 'opens_on');
      return !value || !opens || value > opens;
    }),
  price: cents('Preço').required(),
  waits_for_payment: flag('Só começa depois do pagamento'),
  source: text('Fonte das datas').max(200).required(),
  checklist: list('Documentos pedidos', incomeTaxItemForm.required(), 60),
  templates: list('Modelos de pendência', pendencyTemplateForm.required(), 30),
});
export type IncomeTaxYearForm = InferType<typeof incomeTaxYearForm>;

/** The year itself does not change: other returns would hang on it. */
export const incomeTaxYearEditForm = incomeTaxYearForm.omit(['exercise_year']);
