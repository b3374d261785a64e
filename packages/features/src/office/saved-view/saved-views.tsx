import type { ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDefaultView } from './default-view.ts';
import { learnDefaultView } from './learn-default-view.ts';

/** A person's views of a list: opens the list as they like it, and with a button all that they keep. */
export const SavedViews = ({ list }: { list: ViewedList }) => {
  const [open, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    const open = (query: string) => {
      opened.current = true;
      if (query) setParams(query, { replace: true });
    };
    const kept = params.size === 0 ? readDefaultView(list) : '';
    if (kept !== null) return open(kept);
    // Whoever filters or leaves meanwhile is not taken elsewhere.
    let late = false;
    void learnDefaultView(client, list).then((query) => late || open(query));
    return () => {
      late = true;
    };
  }, [client, list, params, setParams]);
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
