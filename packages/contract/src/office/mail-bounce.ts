import { object } from '@esteto/domain/shared/schema/fields';
import { string } from 'yup';
import { anyone } from '../access.ts';
import { post } from '../endpoint.ts';

/** Longest message that is taken: its reports stand at the beginning, what it returns of ours may be cut off. */
const MAX_MESSAGE = 900_000;

/** A message that came to the mailbox of returned mail, whole, with the secret that the two servers share. */
const returnedMessage = object({
  token: string().label('Chave').max(200).required(),
  message: string().label('Mensagem').max(MAX_MESSAGE).required(),
});

/** No person calls this: the mail server does, for each message to the address that returned mail goes to. */
export const mailBounce = {
  receive: post('mail/bounces', {
    summary: 'Recebe uma mensagem devolvida (RFC 3464) e marca o e-mail que não chegou.',
    who: anyone,
    body: returnedMessage,
  }),
};
