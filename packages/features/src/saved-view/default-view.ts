import { readKept, writeKept } from '@esteto/auth/session/kept-storage';
import type { ViewedList } from '@esteto/domain/saved-view/saved-view-form';

// How a list opens, as this browser last heard it: in the dialog of the views, or from the server when it had not heard yet
// (`learn-default-view.ts`). Asked each time, every list would open twice.

const keyOf = (list: ViewedList): string => `esteto.default-view.${list}`;

/** The filters and order with which the person's list opens; empty when it opens as it is, null when this browser does not know. */
export const readDefaultView = (list: ViewedList): string | null => readKept(keyOf(list));

export const keepDefaultView = (list: ViewedList, views: readonly { is_default: boolean; query: string }[]): void =>
  writeKept(keyOf(list), views.find(({ is_default }) => is_default)?.query ?? '');
