import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { NotFoundState } from '@esteto/ui/components/states/not-found-state.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { NoPage, Refusal } from '../route/refusal.ts';

/** In the place of a page that is refused, failed to load, or broke. */
export const PageError = () => {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // Tries again by itself once the connection is back.
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [revalidate]);
  if (error instanceof Refusal) return <StateFrame icon={Lock} title={error.message} />;
  if (error instanceof NoPage) return <NotFoundState />;
  return <ErrorState error={error} retrying={state === 'loading'} retry={() => void revalidate()} />;
};
