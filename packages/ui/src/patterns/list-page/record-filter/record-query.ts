import { use } from 'react';
import type { RecordField, RecordQuery } from '../filter-field.ts';

const loading = new WeakMap<RecordField['load'], Promise<RecordQuery>>();

/** The query of a filter by record, fetched with the first that needs it. Suspends until it is here. */
export const useRecordQuery = ({ load }: RecordField): RecordQuery => {
  const promise = loading.get(load) ?? load();
  loading.set(load, promise);
  return use(promise);
};
