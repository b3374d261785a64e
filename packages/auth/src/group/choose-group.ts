import type { ManagementGroupRow } from '@esteto/contract/management-group';
import { currentGroupIdAtom, lastScopeAtom, sessionStore } from '../session/session-store.ts';

/** Selects the management group to show: the requested, the current, the last used, else the first. */
export const chooseGroup = (groups: readonly ManagementGroupRow[], requested: number | null = null): ManagementGroupRow | null => {
  const last = sessionStore.get(lastScopeAtom);
  const wanted = [requested, sessionStore.get(currentGroupIdAtom), last?.group_id];
  const group = wanted.flatMap((id) => groups.find((candidate) => candidate.id === id) ?? [])[0] ?? groups[0] ?? null;
  if (group && group.id !== last?.group_id) sessionStore.set(lastScopeAtom, { ...last, group_id: group.id });
  sessionStore.set(currentGroupIdAtom, group?.id ?? null);
  return group;
};
