import type { Endpoint } from '@esteto/contract/endpoint';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { JSONSchema7 } from 'json-schema';
import type { Schema } from 'yup';

/** The JSON schema by which an answer is serialised: a property that it does not name never leaves. */
export const answerJsonSchema = (endpoint: Endpoint): JSONSchema7 | null =>
  typeof endpoint.answer === 'object' ? closed(convertSchema(endpoint.answer as Schema)) : null;

/** JSON schema of a body or query, for the API page. */
export const inputJsonSchema = (schema: unknown): JSONSchema7 => closed(convertSchema(schema as Schema));

/** yup's objects are open in JSON schema's eyes; ours are not. Formats are left out: values are already texts in their wire form. */
const closed = (schema: JSONSchema7): JSONSchema7 => {
  const { format: _format, ...rest } = schema;
  if (rest.type !== 'object' && !(Array.isArray(rest.type) && rest.type.includes('object'))) {
    return rest.items && !Array.isArray(rest.items) && typeof rest.items === 'object' ? { ...rest, items: closed(rest.items) } : rest;
  }
  if (!rest.properties) return { ...rest, additionalProperties: true };
  const properties = Object.fromEntries(
    Object.entries(rest.properties).map(([name, property]) => [name, typeof property === 'object' ? closed(property) : property]),
  );
  return { ...rest, properties, additionalProperties: false };
};
