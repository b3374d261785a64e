import type { Endpoint } from '@esteto/contract/endpoint';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import fastJson from 'fast-json-stringify';
import type { JSONSchema7 } from 'json-schema';
import type { Schema } from 'yup';

/** The JSON schema by which an answer is serialised: a property that it does not name never leaves. */
export const answerJsonSchema = ({ answer }: Endpoint): JSONSchema7 | null => (typeof answer === 'object' ? inputJsonSchema(answer) : null);

/** JSON schema of a body or query, for the API page. */
export const inputJsonSchema = (schema: unknown): JSONSchema7 => kept(jsonSchemas, schema as object, convert);

/** Compiles what writes answers of a schema. Tests build the server two hundred times in one process: a schema is converted and compiled once in each. */
export const serializerOf = ({ schema }: { schema: unknown }): ((answer: unknown) => string) =>
  kept(serializers, schema as object, fastJson);

const jsonSchemas = new WeakMap<object, JSONSchema7>();
const serializers = new WeakMap<object, (answer: unknown) => string>();

const kept = <Made>(made: WeakMap<object, Made>, key: object, make: (key: object) => Made): Made => {
  const schema = made.get(key) ?? make(key);
  made.set(key, schema);
  return schema;
};

const convert = (schema: object): JSONSchema7 => closed(convertSchema(schema as Schema));

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
