import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { whenIdle } from '@esteto/ui/system/state/when-idle';
import { useEffect, useState } from 'react';
import type { Survey } from './find-survey.ts';

/** Asks doctors and their employees what they think of us, once a session, when the browser is idle. Its files are fetched then. */
export const SurveyWhenIdle = () => {
  const { user } = useIdentity();
  const doctorId = user?.type === 'doctor' ? user.id : null;
  const [survey, setSurvey] = useState<Survey | null>(null);
  useEffect(() => {
    if (doctorId === null) return;
    const leaving = new AbortController();
    const callOff = whenIdle(
      () =>
        void import('./find-survey.ts')
          .then(({ findSurvey }) => findSurvey(doctorId, leaving.signal))
          // Not told: the survey is asked again in the next session.
          .then(setSurvey, () => undefined),
    );
    return () => {
      callOff();
      leaving.abort();
    };
  }, [doctorId]);
  return survey && <survey.Dialog id={survey.id} onClose={() => setSurvey(null)} />;
};
