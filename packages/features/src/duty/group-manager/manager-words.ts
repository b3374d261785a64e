import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';

/** Where somebody manages. */
export const placeOf = ({ unit_names }: Pick<GroupManagerRow, 'unit_names'>): string => unit_names ?? 'Todo o grupo';

export const isAsked = ({ status }: Pick<GroupManagerRow, 'status'>): boolean => status === 'pending' || status === 'expired';
