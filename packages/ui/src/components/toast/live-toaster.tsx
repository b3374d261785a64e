import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { clientStore } from '../../system/state/client-store.ts';
import { whenIdle } from '../../system/state/when-idle.ts';
import { waitingToastsAtom } from './toast.ts';

/** The region of notices, once the page stands, so that the first one is spoken too; at once where a notice comes before. */
export const LiveToaster = () => {
  const [isIdle, setIdle] = useState(false);
  const [wasWanted, setWasWanted] = useState(false);
  const isWanted = useAtomValue(waitingToastsAtom, { store: clientStore }).length > 0;
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    (isIdle || wasWanted) && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
};

const Toaster = lazyComponent(() => import('./toaster.tsx').then(({ Toaster }) => Toaster));
