import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { object, string } from 'yup';
import { anyone } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { sessionUser } from './session.ts';

/** What the provider brings back to `/connect`, with the secret of the attempt, which never left the browser that began it. */
export const connectAnswer = form({
  attempt: text('Tentativa').max(100).required(),
  code: text('Código').max(4000),
  state: text('Estado').max(200),
  iss: text('Provedor').max(500),
  error: text('Erro').max(200),
});

/** The corporate identity provider of the team (OpenID Connect, code flow with PKCE). */
export const connect = {
  begin: get('csrf-cookie', {
    summary: 'Prepara a entrada pela conta corporativa: responde aonde o navegador vai e o segredo com que ele volta.',
    who: anyone,
    answer: object({ url: string().required(), attempt: string().required() }),
  }),
  finish: post('connect', {
    summary: 'Troca o código do provedor corporativo por uma sessão; cada tentativa vale uma vez.',
    who: anyone,
    body: connectAnswer,
    answer: object({ access_token: string().required(), user: sessionUser.required() }),
  }),
};
