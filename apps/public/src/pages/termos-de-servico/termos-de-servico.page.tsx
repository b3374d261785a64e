import { chakra } from '@chakra-ui/react';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { WithQueries } from '@esteto/shell/start/with-queries.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { PolicyFrame } from '../../features/politica/policy-frame.tsx';

/** The version in force, as whoever is bound by it accepts it. */
export default function TermsOfServicePage() {
  return (
    <PolicyFrame title="Termos de serviço">
      <WithQueries>
        <Terms />
      </WithQueries>
    </PolicyFrame>
  );
}

const Terms = () => {
  const { data, error, refetch, isFetching } = useQuery(termsOfServiceQueries.current({}));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  return (
    <>
      <chakra.p color="fg.muted">Em vigor desde {formatInstantFull(data.published_at)}.</chakra.p>
      <chakra.div whiteSpace="pre-line">{data.text}</chakra.div>
    </>
  );
};
