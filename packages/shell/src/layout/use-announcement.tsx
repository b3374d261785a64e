import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { whenIdle } from '@esteto/ui/system/state/when-idle';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { wasAnnounced } from './announced.ts';
import { readLayout } from './layout-choice.ts';

/** Announces the modern layout once, to a person who sees it and has nothing else to do first, when the browser is idle. */
export const useAnnouncement = (isBusy: boolean): ReactNode => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isBusy || readLayout() !== 'modern' || wasAnnounced()) return;
    return whenIdle(() => setShown(true));
  }, [isBusy]);
  return (
    isShown && (
      <Suspense>
        <ModernAnnouncement onClose={() => setShown(false)} />
      </Suspense>
    )
  );
};

const ModernAnnouncement = lazyComponent(() => import('./modern-announcement.tsx').then(({ ModernAnnouncement }) => ModernAnnouncement));
