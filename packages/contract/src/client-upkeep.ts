import { similarClientQuery } from '@esteto/domain/client/client-form';
import { CLIENT_STATUSES } from '@esteto/domain/client/client-kinds';
import { clientMoveForm } from '@esteto/domain/client/client-move-form';
import { array, type InferType, number, object, string } from 'yup';
import { clients } from './access.ts';
import { clientDetail } from './client.ts';
import { get, post } from './endpoint.ts';
import { versioned } from './record.ts';

/** A client that may be the one about to be registered. `by`: the same document, or a near-equal name. */
export const similarClient = object({
  id: number().required(),
  name: string().required(),
  fantasy_name: string().nullable().defined(),
  document: string().nullable().defined(),
  status: string().oneOf(CLIENT_STATUSES).required(),
  by: string().oneOf(['document', 'name']).required(),
});
export type SimilarClient = InferType<typeof similarClient>;

/** What keeps the list of clients clean. Apart from `client`, whose list is a page that starts with few bytes. */
export const clientUpkeep = {
  similar: get('clients/similar', {
    summary: 'Tomadores com o mesmo documento ou com nome quase igual, antes de cadastrar.',
    who: clients.view,
    query: similarClientQuery,
    answer: array(similarClient.required()).required(),
  }),
  move: post('clients/:id/status', {
    summary: 'Inativa, arquiva ou reativa um tomador.',
    who: clients.edit,
    body: versioned(clientMoveForm),
    answer: clientDetail,
  }),
};
