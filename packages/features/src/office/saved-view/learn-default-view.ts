import { savedViewQueries } from '@esteto/api-client/office/saved-view';
import type { ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import type { QueryClient } from '@tanstack/react-query';
import { keepDefaultView, readDefaultView } from './default-view.ts';

/** Asks the server, once in a browser, how the person's list opens. When it does not answer, the list stays as it is and is asked again next time. */
export const learnDefaultView = async (client: QueryClient, list: ViewedList): Promise<string> => {
  try {
    keepDefaultView(list, await client.query(savedViewQueries.list({ list })));
    return readDefaultView(list) ?? '';
  } catch {
    return '';
  }
};
