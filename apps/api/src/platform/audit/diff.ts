import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../tables/platform/audit.tables.ts';

// Columns that say nothing about what a person changed, and those that must never stand in a log.
export const SILENT = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'search_key',
  'due_order',
  'status_at',
  'former_ids',
  'parties_at_issue',
  'password_hash',
  'sealed_file',
  'sealed_password',
  'sealed_account',
]);

type Row = Record<string, unknown>;

/** What differs between two rows, column by column; a missing row is every column added or removed. */
export const diff = (before: Row | null, after: Row | null): Change[] => {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...columns]
    .filter((path) => !SILENT.has(path))
    .map((path) => ({ path, old: before?.[path] ?? null, new: after?.[path] ?? null, kind: kindOf(before, after) }))
    .filter((change) => !isDeepStrictEqual(change.old, change.new));
};

const kindOf = (before: Row | null, after: Row | null): Change['kind'] => (!before ? 'added' : !after ? 'removed' : 'modified');
