import { chakra } from '@chakra-ui/react';
import { licensingMutations, licensingQueries } from '@esteto/api-client/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import type { EndingLicence } from '@esteto/contract/licensing';
import { RENEWAL_DAYS, type RenewalGroup, renewalGroups } from '@esteto/domain/licensing/licence-renewal';
import { MOST_RENEWED } from '@esteto/domain/licensing/licensing-form';
import { licensingKindLabel } from '@esteto/domain/licensing/licensing-kind';
import { formatDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { path } from '../../../path.ts';

/** What ends soon, by city and kind; one press begins every renewal of a group. */
export const RenewalRadar = ({ subtitle }: { subtitle: ReactNode }) => {
  const { data, error, refetch, isFetching } = useQuery(licensingQueries.ending({}));
  return (
    <Page title="Licenciamentos" subtitle={subtitle}>
      {error && (
        <Card>
          <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
        </Card>
      )}
      {!error && !data && <Loading />}
      {data?.length === 0 && (
        <Card>
          <EmptyState icon={ShieldCheck} title={`Nenhuma licença vence nos próximos ${RENEWAL_DAYS} dias.`} />
        </Card>
      )}
      {data && renewalGroups(data).map((group) => <Group key={`${group.city} ${group.kind}`} group={group} />)}
    </Page>
  );
};

const Group = ({ group: { city, kind, licences } }: { group: RenewalGroup<EndingLicence> }) => {
  const canEdit = useCan(licensings.edit);
  const tellFailure = useTellFailure();
  const { mutateAsync: renew, isPending } = useMutation(licensingMutations.renew);
  const now = licences.slice(0, MOST_RENEWED);
  const begin = () =>
    void renew({ body: { licence_ids: now.map(({ id }) => id) } }).then(
      () => toast.success(`${countOf(now.length, 'renovação iniciada', 'renovações iniciadas')}.`),
      tellFailure,
    );
  const title = `${licensingKindLabel[kind]} · ${city ?? 'Cidade não informada'}`;
  return (
    <Card
      title={title}
      action={
        canEdit && (
          <Button icon={RefreshCw} onClick={begin} busy={isPending} aria-label={`Renovar ${now.length}: ${title}`}>
            Renovar {now.length}
          </Button>
        )
      }
    >
      <chakra.ul display="grid" gap="2">
        {licences.map(({ id, licensing_id, company_name, name, valid_until }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between">
            <Link to={path('/painel/registro/licenciamentos/licenciamento/:licensingId/detalhes', { licensingId: licensing_id })}>
              {[company_name, name].filter(Boolean).join(' · ')}
            </Link>
            <chakra.span color={valid_until < today() ? 'attention.fg' : 'fg.muted'}>
              {valid_until < today() ? 'Venceu ' : 'Vence '}
              {formatDate(valid_until, today())}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
};
