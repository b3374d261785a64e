import { boletoSelection, SENDING_STATES } from '@esteto/domain/money/boleto-sending/boleto-sending';
import { array, type InferType, number, object, string } from 'yup';
import { boletos } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** How far a sending came. `rows`: each boleto with its result, those that failed first, up to 500 of `total`. `told`: people. */
const boletoSendingDetail = object({
  id: number().required(),
  created_at: string().required(),
  total: number().required(),
  waiting: number().required(),
  done: number().required(),
  failed: number().required(),
  rows: array(
    object({
      boleto_id: number().required(),
      description: string().required(),
      company_name: string().required(),
      state: string().oneOf(SENDING_STATES).required(),
      told: number().required(),
      error: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type BoletoSendingDetail = InferType<typeof boletoSendingDetail>;

/** Boletos sent again, many at once, one after the other in the background. */
export const boletoSending = {
  start: post('admin/boleto-sendings', {
    summary: 'Envia de novo vários boletos a quem paga, por aviso e e-mail, cada um com o seu resultado.',
    who: boletos.edit,
    body: boletoSelection,
    answer: boletoSendingDetail,
  }),
  detail: get('admin/boleto-sendings/:id', {
    summary: 'Até onde foi um envio de boletos, e o resultado de cada um.',
    who: boletos.view,
    answer: boletoSendingDetail,
  }),
  retry: post('admin/boleto-sendings/:id/retry', {
    summary: 'Tenta de novo só os boletos que não puderam ser enviados.',
    who: boletos.edit,
    answer: boletoSendingDetail,
  }),
};
