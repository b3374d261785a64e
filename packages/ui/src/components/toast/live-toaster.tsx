import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { clientStore } from '../../system/state/client-store.ts';
import { whenIdle } from '../../system/state/when-idle.ts';
import { waitingToastsAtom } from './toast.ts';

/**
 * The live region of notices. It stands from the first render, since what comes together with its region is not spoken; beside the app, so that an
 * open dialog does not hide it. What draws the notices comes once the page stands, and at once where a notice comes before.
 */
export const LiveToaster = () => {
  const [isIdle, setIdle] = useState(false);
  const [wasWanted, setWasWanted] = useState(false);
  const isWanted = useAtomValue(waitingToastsAtom, { store: clientStore }).length > 0;
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return createPortal(
    <section aria-label="Avisos" aria-live="polite">
      <Suspense>{(isIdle || wasWanted) && <Toaster />}</Suspense>
    </section>,
    document.body,
  );
};

const Toaster = lazyComponent(() => import('./toaster.tsx').then(({ Toaster }) => Toaster));
