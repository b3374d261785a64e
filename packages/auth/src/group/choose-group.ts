import type { ManagementGroupRow } from '@esteto/contract/duty/management-group';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { currentGroupIdAtom, lastScopeAtom } from '../session/session-store.ts';

/** Selects the management group to show: the requested, the current, the last used, else the first. */
export const chooseGroup = (groups: readonly ManagementGroupRow[], requested: number | null = null): ManagementGroupRow | null => {
  const last = clientStore.get(lastScopeAtom);
  const wanted = [requested, clientStore.get(currentGroupIdAtom), last?.group_id];
  const group = wanted.flatMap((id) => groups.find((candidate) => candidate.id === id) ?? [])[0] ?? groups[0] ?? null;
  if (group && group.id !== last?.group_id) clientStore.set(lastScopeAtom, { ...last, group_id: group.id });
  clientStore.set(currentGroupIdAtom, group?.id ?? null);
  return group;
};
