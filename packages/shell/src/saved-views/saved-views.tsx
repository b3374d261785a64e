import type { ViewedList } from '@esteto/domain/saved-view/saved-view-form';
import { IconButton } from '@esteto/ui/button/icon-button.tsx';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { whenIdle } from '../start/when-idle.ts';
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
    if (query) setParams(query, { replace: true, preventScrollReset: true });
    // What another browser made the default opens the list from the next time on.
    whenIdle(() => void import('./learn-default-view.ts').then(({ learnDefaultView }) => learnDefaultView(list)));
  }, [list, params, setParams]);
  return (
    <>
      <IconButton label="Visões salvas" icon={Bookmark} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <SavedViewsDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const SavedViewsDialog = lazy(() => import('./saved-views-dialog.tsx'));
