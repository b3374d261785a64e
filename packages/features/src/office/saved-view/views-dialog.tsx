import type { SavedViewRow } from '@esteto/contract/office/saved-view';
import type { SavedViewForm } from '@esteto/domain/office/saved-view/saved-view-form';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { DialogBody, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ViewList } from './view-list.tsx';
import { viewQuery } from './view-query.ts';

type ViewsDialogProps = {
  views: { data?: SavedViewRow[] | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  create: (form: SavedViewForm) => Promise<unknown>;
  update: (view: SavedViewRow, form: SavedViewForm) => Promise<unknown>;
  remove: (view: SavedViewRow) => Promise<unknown>;
  onClose: () => void;
};

/** Views to open, rename, make the default and delete, and the list as it stands now to be kept as one. */
export const ViewsDialog = ({ views, create, update, remove, onClose }: ViewsDialogProps) => {
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<SavedViewRow | null>(null);
  const now = viewQuery(params.toString());
  const { data, error, refetch, isFetching } = views;

  const open = (view: SavedViewRow) => {
    setParams(view.query, { replace: true, preventScrollReset: true });
    onClose();
  };
  const save = async (form: SavedViewForm) => {
    await (edited ? update(edited, form) : create(form));
    setEdited(null);
    toast.success(edited ? 'Visão alterada.' : 'Visão salva.');
  };

  return (
    <Modal title="Visões salvas" subtitle="Filtros e ordem desta lista, com um nome. Só você vê." onClose={onClose}>
      <DialogBody display="grid" gap="6" alignContent="start">
        {!data && error !== null && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!data && error === null && <Loading />}
        {data && <ViewList views={data} now={now} onOpen={open} onEdit={setEdited} update={update} remove={remove} />}
        {data && (edited || !data.some(({ query }) => query === now)) && (
          <Suspense>
            <ViewForm key={edited?.id ?? 'new'} edited={edited} now={now} save={save} onCancel={() => setEdited(null)} />
          </Suspense>
        )}
      </DialogBody>
    </Modal>
  );
};

const ViewForm = lazyComponent(() => import('./view-form.tsx').then(({ ViewForm }) => ViewForm));
