import type { ViewedList } from '@esteto/domain/saved-view/saved-view-form';
import { Button } from '@esteto/ui/button/button.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDefaultView } from './default-view.ts';

/** A person's views of a list: opens the list as they like it, and with a button all that they keep. */
export const SavedViews = ({ list }: { list: ViewedList }) => {
  const [open, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const query = params.size === 0 && readDefaultView(list);
    if (query) setParams(query, { replace: true });
  }, [list, params, setParams]);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Visões salvas
      </Button>
      {open && (
        <Suspense>
          <SavedViewsDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const SavedViewsDialog = lazy(() => import('./saved-views-dialog.tsx'));
