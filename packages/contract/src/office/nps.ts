import { npsAnswerForm, npsLinkForm, npsReplyForm, scoreField } from '@esteto/domain/office/nps/nps-answer';
import { number, object } from 'yup';
import { anyone, appUser } from '../access.ts';
import { get, post } from '../endpoint.ts';

/** On the wire the score may be missing: that is refused in words of its own (`nps_without_score`). */
const npsAnswer = npsAnswerForm.shape({ score: scoreField });

export const nps = {
  /** No survey to answer is an answer too, with a null id: it is no failure, and browsers report a 404 as one. */
  started: get('nps/started-nps', {
    summary: 'A pesquisa em andamento que a pessoa ainda não respondeu.',
    who: appUser,
    answer: object({ id: number().nullable().defined() }),
  }),
  answer: post('nps/:id/answer', { summary: 'Responde uma pesquisa, uma vez.', who: appUser, body: npsAnswer }),
  /** By the link of an e-mail, whose token travels in the body, so that it stands in no log of addresses. */
  look: post('nps/look', { summary: 'Confere se o link de uma pesquisa ainda aceita resposta.', who: anyone, body: npsLinkForm }),
  reply: post('nps/reply', { summary: 'Responde uma pesquisa pelo link do e-mail, uma vez.', who: anyone, body: npsReplyForm }),
};
