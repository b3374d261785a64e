import { object as form, id } from '@esteto/domain/shared/schema/fields';
import { type InferType, number, object, string } from 'yup';
import { anyone, session } from './access.ts';
import { get, post } from './endpoint.ts';

/** One version of the terms, as plain text. */
export const terms = object({ id: number().required(), text: string().required(), published_at: string().required() });
export type Terms = InferType<typeof terms>;

export const termsOfService = {
  current: get('terms-of-service', { summary: 'Os termos de serviço em vigor.', who: anyone, answer: terms }),
  /** Names the version that was read: one that is no longer in force is not accepted. */
  accept: post('terms-of-service/accept', {
    keyless: true,
    summary: 'Aceita os termos de serviço em vigor.',
    who: session,
    body: form({ terms_id: id('a versão dos termos').required() }),
  }),
};
