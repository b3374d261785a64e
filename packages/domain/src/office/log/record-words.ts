import type { ObjectShape } from 'yup';
import type { RecordType } from './record-type.ts';
import { billingWords } from './words/billing-words.ts';
import { companyWords } from './words/company-words.ts';
import { dutyWords } from './words/duty-words.ts';
import { LEFT_OUT, LEFT_OUT_OF } from './words/left-out.ts';
import { officeWords } from './words/office-words.ts';
import { peopleWords } from './words/people-words.ts';
import { taxWords } from './words/tax-words.ts';

// How the log names what changed of a record, and how it reads: words of the record's own type, never those of another's form.

/** Beside what the forms of a type say themselves. */
export const recordWords: Readonly<Record<RecordType, ObjectShape>> = {
  ...billingWords,
  ...companyWords,
  ...dutyWords,
  ...officeWords,
  ...peopleWords,
  ...taxWords,
};

/** Whether a column says nothing to a person. `words`: what its type has words for. */
export const isLeftOut = (type: string, column: string, words: ObjectShape): boolean =>
  Object.hasOwn(LEFT_OUT_OF[type] ?? {}, column) || (Object.hasOwn(LEFT_OUT, column) && !Object.hasOwn(words, column));
