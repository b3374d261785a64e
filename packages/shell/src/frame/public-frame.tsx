import { chakra } from '@chakra-ui/react';
import { userAtom } from '@esteto/auth/session/session-store';
import { EnvironmentBanner } from '@esteto/ui/frame/banner/environment-banner.tsx';
import { OfflineBanner } from '@esteto/ui/frame/banner/offline-banner.tsx';
import { YearEndBanner } from '@esteto/ui/frame/banner/year-end-banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { BannerEdge } from './banner-edge.tsx';
import { environment } from './environment.ts';
import { LoadingBar } from './loading-bar.tsx';

/** Around every public page: the bar on top and the banners that ask for nobody's company. */
export const PublicFrame = () => (
  <Screen>
    <LoadingBar />
    <BannerEdge>
      <OfflineBanner />
      <EnvironmentBanner environment={environment()} />
      <YearEndBanner today={today()} isAdmin={useAtomValue(userAtom)?.type === 'admin'} />
    </BannerEdge>
    <Outlet />
  </Screen>
);

/** The page takes what the banners leave of the screen. */
const Screen = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', '& > :last-child': { flex: '1' } } });
