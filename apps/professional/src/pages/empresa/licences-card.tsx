import { chakra } from '@chakra-ui/react';
import { licensingQueries } from '@esteto/api-client/licensing';
import { licensingItemStatusLabel, licensingItemStatusTone } from '@esteto/domain/licensing/licensing-item-status';
import { licensingKindLabel } from '@esteto/domain/licensing/licensing-kind';
import { formatDate } from '@esteto/domain/shared/date/date';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** The licences of the company: where each stands, until when it is valid, and what is asked of the doctor. */
export const LicencesCard = () => {
  const { data, error, refetch, isFetching } = useQuery(licensingQueries.follow(useCompanyScope()));
  return (
    <Card title="Licenças">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.licences.length === 0 && <chakra.p color="fg.muted">A equipe ainda não cuida de licenças desta empresa.</chakra.p>}
      <chakra.ul display="grid" gap="3">
        {data?.licences.map(({ id, kind, name, status, observation, valid_until }) => (
          <chakra.li key={id} display="grid" gap="0.5">
            <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
              {name ?? licensingKindLabel[kind]}
              <StatusBadge status={{ label: licensingItemStatusLabel[status], tone: licensingItemStatusTone[status] }} />
            </chakra.span>
            {valid_until && (
              <chakra.span color={valid_until < today() ? 'attention.fg' : 'fg.muted'} fontSize="sm">
                {valid_until < today() ? 'Venceu ' : 'Vale até '}
                {formatDate(valid_until, today())}
              </chakra.span>
            )}
            {status === 'awaiting_client' && observation && <chakra.span fontSize="sm">{observation}</chakra.span>}
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
};
