import { userAtom } from '@esteto/auth/session/session-store';
import { EnvironmentBanner } from '@esteto/ui/frame/banner/environment-banner.tsx';
import { OfflineBanner } from '@esteto/ui/frame/banner/offline-banner.tsx';
import { YearEndBanner } from '@esteto/ui/frame/banner/year-end-banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { environment } from './environment.ts';
import { LoadingBar } from './loading-bar.tsx';

/** Around every public page: the bar on top and the banners that ask for nobody's company. */
export const PublicFrame = () => (
  <>
    <LoadingBar />
    <OfflineBanner />
    <EnvironmentBanner environment={environment()} />
    <YearEndBanner today={today()} isAdmin={useAtomValue(userAtom)?.type === 'admin'} />
    <Outlet />
  </>
);
