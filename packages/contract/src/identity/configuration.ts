import { flag, object as form } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, object, string } from 'yup';
import { session } from '../access.ts';
import { get } from '../endpoint.ts';

/** What the operator of the product set once for everybody, by the name of what it sets. */
export const configurationEntry = object({ field: string().required(), value: string().nullable().defined() });
export type ConfigurationEntry = InferType<typeof configurationEntry>;

export const configuration = {
  /** `new_format` is taken and changes nothing: there is one format. */
  all: get('configuration/show-all', {
    summary: 'As configurações do produto.',
    who: session,
    query: form({ new_format: flag('Formato novo') }),
    answer: array(configurationEntry).required(),
  }),
};
