import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { whenIdle } from '../../system/state/when-idle.ts';
import { toaster } from './toast.ts';

/** The region of notices, once the page stands, so that the first one is spoken too; at once where a notice comes before. */
export const LiveToaster = () => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if (toaster.getCount() > 0) want();
    whenIdle(want);
    return toaster.subscribe(want);
  }, []);
  return (
    isWanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
};

const Toaster = lazyComponent(() => import('./toaster.tsx').then(({ Toaster }) => Toaster));
