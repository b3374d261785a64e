import { contract } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import { type RecordType, recordTypeLabel } from '@esteto/domain/office/log/record-type';
import { isLeftOut, recordWords } from '@esteto/domain/office/log/record-words';
import { sharedWords } from '@esteto/domain/office/log/words/shared-words';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import { readChanges } from '@esteto/domain/shared/event/change-list';
import { ObjectSchema, type ObjectShape, object } from 'yup';
import type { NameOf } from '../../../platform/audit/reference-names.ts';
import type { Change } from '../../../tables/platform/audit.tables.ts';

// Events in a person's words. A column is called by the words of its record's type, by the label of the field of the same name in a form of its own noun,
// or by what it is called everywhere; never by a form of another noun.

const fieldsOf = (noun: object | undefined): ObjectShape =>
  Object.assign(
    {},
    ...Object.values((noun ?? {}) as Record<string, Endpoint>).map(({ body }) => (body instanceof ObjectSchema ? body.fields : {})),
  );

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** By the type of a record: 'calendar_event' is the contract's `calendarEvent`. */
const nouns = new Map(Object.entries(contract).map(([name, noun]) => [snakeCase(name), noun]));

const wordsOf = (type: string) => {
  const own = { ...fieldsOf(nouns.get(type)), ...recordWords[type as RecordType] };
  return { own, schema: object({ ...sharedWords, ...own }) };
};

const ofType = new Map(Object.keys(recordTypeLabel).map((type) => [type, wordsOf(type)]));

/** How the columns of a type are called; of one that is no longer known, only what is called the same everywhere. */
export const wordsOfType = (type: string) => ofType.get(type) ?? wordsOf(type);

/** Without the columns that say nothing to a person. */
export const changesInWords = (changes: readonly Change[], type: string, nameOf?: NameOf) => {
  const { own, schema } = wordsOfType(type);
  return readChanges(
    schema,
    changes.filter(({ path }) => !isLeftOut(type, path, own)),
    nameOf,
  );
};

export const labelOf = (action: string): string => eventLabel[action as EventAction] ?? action;

/** 'Nota fiscal 12'. */
export const recordOf = ({ entity_type, entity_id }: { entity_type: string; entity_id: number }): string =>
  `${recordTypeLabel[entity_type as RecordType] ?? entity_type} ${entity_id}`;
