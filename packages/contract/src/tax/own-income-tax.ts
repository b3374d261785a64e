import { RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { signatureCodeForm } from '@esteto/domain/identity/signature/signature-form';
import { incomeTaxAccountForm } from '@esteto/domain/tax/income-tax/income-tax-account-form';
import { correctionForm, ownItemMoveForm, pendencyAnswerForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { refundReceivedForm } from '@esteto/domain/tax/income-tax/income-tax-refund-form';
import { array } from 'yup';
import { ownIncomeTaxes as who } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { signatureAsked } from '../identity/signature.ts';
import { ownReturn } from './income-tax-record.ts';

const returns = array(ownReturn.required()).required();
const upload = { kinds: RECORD_FILE_KINDS };

/** A person's own returns. Whichever company they look at: no other partner of it sees any of this. */
export const ownIncomeTax = {
  current: get('income-taxes/current', {
    summary:
      'As próprias declarações deste exercício, e as de antes que ainda são feitas, estão na malha fina ou esperam por uma resposta.',
    who: who.view,
    answer: returns,
  }),
  past: get('income-taxes/past', { summary: 'As próprias declarações de exercícios passados.', who: who.view, answer: returns }),
  file: get('income-taxes/files/:id', { summary: 'Um arquivo das próprias declarações.', who: who.view, answer: 'file' }),
  sendItem: post('income-taxes/items/:id/files', {
    summary: 'Envia um documento que a própria declaração pede.',
    who: who.edit,
    upload,
  }),
  moveItem: post('income-taxes/items/:id/move', {
    summary: 'Diz que um documento pedido não se aplica, ou volta atrás.',
    who: who.edit,
    body: ownItemMoveForm,
  }),
  attach: post('income-taxes/pendencies/:id/files', {
    summary: 'Junta um arquivo à resposta de uma pendência.',
    who: who.edit,
    upload,
  }),
  answer: post('income-taxes/pendencies/:id/answer', {
    summary: 'Responde a uma pendência, com palavras, arquivos ou os dois.',
    who: who.edit,
    body: pendencyAnswerForm,
  }),
  takeBack: del('income-taxes/files/:id', {
    summary: 'Retira um arquivo que se enviou e que ninguém aceitou ainda.',
    who: who.edit,
  }),
  chooseAccount: post('income-taxes/:id/account', {
    summary: 'Diz como se paga o imposto da própria declaração, ou por onde se recebe a restituição.',
    who: who.edit,
    body: incomeTaxAccountForm,
  }),
  receiveRefund: post('income-taxes/:id/refund', {
    summary: 'Informa que a própria restituição chegou.',
    who: who.edit,
    body: refundReceivedForm,
  }),
  askCode: post('income-taxes/:id/approval-code', {
    summary: 'Envia o código com que a pessoa aprova a própria declaração.',
    who: who.edit,
    answer: signatureAsked,
  }),
  approve: post('income-taxes/:id/approval', {
    summary: 'Aprova a própria declaração com o código.',
    who: who.edit,
    body: signatureCodeForm,
  }),
  askCorrection: post('income-taxes/:id/correction', {
    summary: 'Pede uma correção em vez de aprovar a própria declaração.',
    who: who.edit,
    body: correctionForm,
  }),
};
