import { broughtByLink } from '@esteto/api-client/opening/signup';
import type { BroughtForm } from '@esteto/domain/opening/signup/signup-form';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** Whoever had an account when they followed a link finds what it brought in their registration, once. */
export const TakeBrought = ({ brought }: { brought: BroughtForm }) => {
  const { data, error, refetch, isFetching } = useQuery(broughtByLink({ ...useCompanyScope(), body: brought }));
  if (data) return <Navigate to={path('/app')} replace />;
  return (
    <Card>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Guardando o que o link trouxe" />
      )}
    </Card>
  );
};
