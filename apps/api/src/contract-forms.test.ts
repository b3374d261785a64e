import { parse } from '@esteto/domain/shared/schema/parse';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { namedEndpoints } from './testing/examples.ts';

// A form that compares two fields is asked with each of them being anything: it says what is wrong, and never breaks. The fuzz sends the same, but rarely
// to two fields at once.

const odd = fc.constantFrom<unknown>(
  { toString: null },
  [{ toString: null }],
  {},
  [],
  [null],
  null,
  true,
  '',
  'x',
  -1,
  1.5,
  '2026-01',
  '2026-01-01',
);

const forms = namedEndpoints.flatMap(({ name, endpoint: { body, query } }) =>
  Object.entries({ body, query }).flatMap(([part, schema]) => {
    const fields = Object.keys((schema as { fields?: object } | undefined)?.fields ?? {});
    return schema && fields.length > 0 ? [{ name: `${name} (${part})`, schema: schema as Schema, fields }] : [];
  }),
);

test.each(forms)('$name judges anything', ({ schema, fields }) => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), odd), (value) => {
      const parsed = parse(schema, value);
      expect(parsed.ok || Object.keys(parsed.errors).length > 0).toBe(true);
    }),
    { numRuns: 150 },
  );
});
