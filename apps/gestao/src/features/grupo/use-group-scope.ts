import { useScope } from '@esteto/ui/system/context/scope.tsx';

/** No group has this id: the server answers like for one that does not exist. */
const NONE = 0;

/** The group on the screen, as every call of the managers' side names it. */
export const useGroupScope = (): { group_id: number } => ({ group_id: useScope().group_id ?? NONE });
