import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { hasActiveWizard } from '@esteto/domain/company/company/wizard';
import { useAnnouncement } from '../layout/use-announcement.tsx';
import { SurveyWhenIdle } from '../survey/survey-when-idle.tsx';

/** What doctors are told and asked beside their work. Whoever comes in has one thing to do: nothing stands beside it. */
export const Asides = () => {
  const { company, has_no_company } = useIdentity();
  // Nobody knows yet while the companies are being fetched.
  const isComingIn = company ? hasActiveWizard(company) : !has_no_company;
  const announcement = useAnnouncement(isComingIn);
  return (
    <>
      {announcement}
      {!isComingIn && <SurveyWhenIdle />}
    </>
  );
};
