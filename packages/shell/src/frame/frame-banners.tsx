import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { companyBanner } from '@esteto/domain/company/company/company-may';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EnvironmentBanner } from '@esteto/ui/frame/banner/environment-banner.tsx';
import { OfflineBanner } from '@esteto/ui/frame/banner/offline-banner.tsx';
import { YearEndBanner } from '@esteto/ui/frame/banner/year-end-banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { newVersionAtom } from '../worker/new-version.ts';
import { BannerEdge } from './banner-edge.tsx';
import { environment } from './environment.ts';

/** The banners above every page (docs/rules/dialogs.md). Those that most people see are there from the first paint, so that nothing moves later. */
export const FrameBanners = () => {
  const { user, company } = useIdentity();
  const newVersion = useAtomValue(newVersionAtom);
  const standing = company && companyBanner(company);
  return (
    <BannerEdge>
      <OfflineBanner />
      <Suspense>{newVersion && <UpdateBanner restart={newVersion.restart} />}</Suspense>
      <EnvironmentBanner environment={environment()} />
      <YearEndBanner today={today()} isAdmin={user?.type === 'admin'} />
      <Suspense>{company?.show_crm_popup && <CrmDiscountBanner today={today()} show_crm_popup />}</Suspense>
      {standing && <Banner tone="waiting">{standing}</Banner>}
    </BannerEdge>
  );
};

/** For the few companies that the team marked. */
const CrmDiscountBanner = lazyComponent(() =>
  import('@esteto/ui/frame/banner/crm-discount-banner.tsx').then(({ CrmDiscountBanner }) => CrmDiscountBanner),
);
const UpdateBanner = lazyComponent(() => import('@esteto/ui/frame/banner/update-banner.tsx').then(({ UpdateBanner }) => UpdateBanner));
