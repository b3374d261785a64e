import { contract } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import { readChanges } from '@esteto/domain/event/change-list';
import { type RecordType, recordTypeLabel } from '@esteto/domain/log/record-type';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import { ObjectSchema, object } from 'yup';
import type { Change } from '../../tables/platform/audit.tables.ts';

// Events in a person's words. A column is called by the label that the field of the same name has in a form of its own noun, else in any form; one that no
// form has, by its own name.

const fieldsOf = (noun: object) =>
  Object.assign(
    {},
    ...Object.values(noun as Record<string, Endpoint>).map(({ body }) => (body instanceof ObjectSchema ? body.fields : {})),
  );

const anyField = Object.assign({}, ...Object.values(contract).map(fieldsOf));
const everyField = object(anyField);

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** By the type of a record: 'calendar_event' is the contract's `calendarEvent`. */
const ofNoun = new Map(Object.entries(contract).map(([name, noun]) => [snakeCase(name), object({ ...anyField, ...fieldsOf(noun) })]));

export const changesInWords = (changes: readonly Change[], type: string) => readChanges(ofNoun.get(type) ?? everyField, changes);

export const labelOf = (action: string): string => eventLabel[action as EventAction] ?? action;

/** 'Nota fiscal 12'. */
export const recordOf = ({ entity_type, entity_id }: { entity_type: string; entity_id: number }): string =>
  `${recordTypeLabel[entity_type as RecordType] ?? entity_type} ${entity_id}`;
