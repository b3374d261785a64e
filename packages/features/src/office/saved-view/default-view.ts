import type { ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

// How a list opens, as this browser last heard it: in the dialog of the views, or from the server when it had not heard yet
// (`learn-default-view.ts`). Asked each time, every list would open twice.

type DefaultViews = Readonly<Partial<Record<ViewedList, string>>>;

const defaultViewsAtom = keptAtom<DefaultViews>('esteto.default_views', {
  read: (raw) => (typeof raw === 'object' && raw !== null && Object.values(raw).every((query) => typeof query === 'string') ? raw : null),
});

/** The filters and order with which the person's list opens; empty when it opens as it is, null when this browser does not know. */
export const readDefaultView = (list: ViewedList): string | null => clientStore.get(defaultViewsAtom)?.[list] ?? null;

export const keepDefaultView = (list: ViewedList, views: readonly { is_default: boolean; query: string }[]): void =>
  clientStore.set(defaultViewsAtom, (queries) => ({ ...queries, [list]: views.find(({ is_default }) => is_default)?.query ?? '' }));
