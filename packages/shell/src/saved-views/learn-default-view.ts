import { call } from '@esteto/api-client/api';
import { savedView } from '@esteto/contract/saved-view';
import type { ViewedList } from '@esteto/domain/saved-view/saved-view-form';
import { keepDefaultView } from './default-view.ts';

/** Nobody waits for it: where it fails, the list opens as before. */
export const learnDefaultView = (list: ViewedList): Promise<void> =>
  call(savedView.list, { list }).then(
    (views) => keepDefaultView(list, views),
    () => undefined,
  );
