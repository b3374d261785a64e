import { contract } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import { readChanges } from '@esteto/domain/event/change-list';
import { type RecordType, recordTypeLabel } from '@esteto/domain/log/record-type';
import { type EventAction, eventLabel } from '@esteto/domain/registry/event-label';
import { ObjectSchema, object } from 'yup';
import type { Change } from '../../platform/audit/audit.tables.ts';

// Events in a person's words. A column is called by the label that the field of the same name has in a form; one that no form has, by its own name.

const forms = Object.values(contract)
  .flatMap((noun): Endpoint[] => Object.values(noun))
  .flatMap(({ body }) => (body instanceof ObjectSchema ? [body.fields] : []));

const everyField = object(Object.assign({}, ...forms));

export const changesInWords = (changes: readonly Change[]) => readChanges(everyField, changes);

export const labelOf = (action: string): string => eventLabel[action as EventAction] ?? action;

/** 'Nota fiscal 12'. */
export const recordOf = ({ entity_type, entity_id }: { entity_type: string; entity_id: number }): string =>
  `${recordTypeLabel[entity_type as RecordType] ?? entity_type} ${entity_id}`;
