import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../system/context/scope.tsx';
import { asQuery } from '../../../system/query/query-like.ts';
import type { RecordField } from '../filter-field.ts';
import { useRecordQuery } from './record-query.ts';

/** What the record that a list is filtered by is called. */
export default function RecordName({ field, id }: { field: RecordField; id: string }) {
  const query = useRecordQuery(field);
  const { data, isPending } = useQuery(asQuery(query({ ...useScope(), id: Number(id) })));
  return data?.items[0]?.label ?? (isPending ? '…' : 'não encontrado');
}
