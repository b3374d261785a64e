import { useQuery } from '@tanstack/react-query';
import type { RecordField } from '../list-page/filter-field.ts';
import { asQuery } from '../query/query-like.ts';
import { useScope } from '../scope/scope.tsx';
import { useRecordQuery } from './record-query.ts';

/** What the record that a list is filtered by is called. */
export default function RecordName({ field, id }: { field: RecordField; id: string }) {
  const query = useRecordQuery(field);
  const { data, isPending } = useQuery(asQuery(query({ ...useScope(), id: Number(id) })));
  return data?.items[0]?.label ?? (isPending ? '…' : 'não encontrado');
}
