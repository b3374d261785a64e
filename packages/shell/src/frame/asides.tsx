import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { hasActiveWizard } from '@esteto/domain/company/wizard';
import { useAnnouncement } from '../layout/use-announcement.tsx';
import { SurveyWhenIdle } from '../survey/survey-when-idle.tsx';

/** What doctors are told and asked beside their work. Whoever comes in has one thing to do: nothing stands beside it. */
export const Asides = () => {
  const { company } = useIdentity();
  const isComingIn = company !== null && hasActiveWizard(company);
  const announcement = useAnnouncement(isComingIn);
  return (
    <>
      {announcement}
      {!isComingIn && <SurveyWhenIdle />}
    </>
  );
};
