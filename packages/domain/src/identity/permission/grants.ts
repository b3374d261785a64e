import type { Level, PermissionEntry } from './permissions.ts';

// Apart from the names and labels of all permissions, which no page needs to know whether a person may open it.

/** True when the list grants `name` at `level`. Levels are independent flags: edit does not imply view. */
export const grants = (entries: readonly PermissionEntry[], name: string, level: Level = 'view'): boolean =>
  entries.some((entry) => entry.name === name && entry[level]);
