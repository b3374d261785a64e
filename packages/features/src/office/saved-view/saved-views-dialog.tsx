import { savedViewMutations, savedViewQueries } from '@esteto/api-client/office/saved-view';
import type { ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepDefaultView } from './default-view.ts';
import { ViewsDialog } from './views-dialog.tsx';

/** The person's views of a list, as the server keeps them. */
export default function SavedViewsDialog({ list, onClose }: { list: ViewedList; onClose: () => void }) {
  const views = useQuery(savedViewQueries.list({ list }));
  const { mutateAsync: create } = useMutation(savedViewMutations.create);
  const { mutateAsync: update } = useMutation(savedViewMutations.update);
  const { mutateAsync: remove } = useMutation(savedViewMutations.remove);
  useEffect(() => {
    if (views.data) keepDefaultView(list, views.data);
  }, [list, views.data]);
  return (
    <ViewsDialog
      views={views}
      onClose={onClose}
      create={(form) => create({ body: { ...form, list } })}
      update={({ id, version }, form) => update({ id, body: { ...form, version } })}
      remove={({ id }) => remove({ id })}
    />
  );
}
