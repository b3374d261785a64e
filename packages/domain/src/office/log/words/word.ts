import { mixed } from 'yup';
import { duration, id, list, oneOf } from '../../../shared/schema/fields.ts';

// Words are fields of a schema, like those of forms: the label names the column, the kind says how a value reads. These are the kinds that no form needs.

/** A code, told by its label. */
export const choice = (label: string, labels: Readonly<Record<string, string>>) => oneOf(label, Object.keys(labels), labels);

export const choices = (label: string, labels: Readonly<Record<string, string>>) => list(label, choice(label, labels));

/** Other records, of which is told how many there are. */
export const records = (label: string) => list(label, id(label));

const LONGEST = 1_000_000;

/** Minutes, told as hours. */
export const minutes = (label: string) => duration(label, { min: 0, max: LONGEST });

/** A value that no kind writes. `shown` is given whatever was stored, however long ago, and answers nothing where it knows no words. */
export const shownBy = (label: string, shown: (value: unknown) => string) => mixed().label(label).meta({ shown });
