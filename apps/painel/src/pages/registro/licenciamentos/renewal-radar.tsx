import { chakra } from '@chakra-ui/react';
import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import type { EndingLicence } from '@esteto/contract/opening/licensing';
import { RENEWAL_DAYS, renewalGroups } from '@esteto/domain/opening/licensing/licence-renewal';
import { MOST_RENEWED } from '@esteto/domain/opening/licensing/licensing-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw, ShieldCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RadarGroup } from './radar-group.tsx';

/** What ends soon, by city and kind. Of those that nobody renews some are chosen and begun together; renewals in trouble are shown among them. */
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
      {data && <Radar ending={data} />}
    </Page>
  );
};

const Radar = ({ ending }: { ending: readonly EndingLicence[] }) => {
  const canEdit = useCan(licensings.edit);
  const tellFailure = useTellFailure();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [begun, setBegun] = useState<readonly number[]>([]);
  const { mutateAsync: renew, isPending } = useMutation(licensingMutations.renew);
  const { mutateAsync: undo, isPending: isUndoing } = useMutation(licensingMutations.undo);
  // What somebody else has begun meanwhile is chosen no more.
  const now = ending.filter(({ id, renewal }) => chosen.has(id) && renewal === null).slice(0, MOST_RENEWED);

  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const begin = () =>
    void renew({ body: { licence_ids: now.map(({ id }) => id) } }).then(({ licence_ids }) => {
      setChosen(new Set());
      setBegun(licence_ids);
    }, tellFailure);
  const takeBack = () =>
    void undo({ body: { licence_ids: [...begun] } }).then(() => {
      setBegun([]);
      toast.success('Renovações desfeitas.');
    }, tellFailure);

  return (
    <>
      {begun.length > 0 && (
        <Banner
          tone="done"
          action={
            <Button icon={Undo2} busy={isUndoing} onClick={takeBack}>
              Desfazer
            </Button>
          }
        >
          {countOf(begun.length, 'renovação iniciada', 'renovações iniciadas')}. As licenças atuais continuam valendo.
        </Banner>
      )}
      {ending.length === 0 ? (
        <Card>
          <EmptyState icon={ShieldCheck} title={`Nenhuma licença vence nos próximos ${RENEWAL_DAYS} dias.`} />
        </Card>
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
            <chakra.p color="fg.muted" fontSize="sm">
              Vencem em {RENEWAL_DAYS} dias ou já venceram; e renovações impedidas ou paradas.
            </chakra.p>
            {canEdit && (
              <Button variant="primary" icon={RefreshCw} disabled={now.length === 0} busy={isPending} onClick={begin}>
                {now.length === 0 ? 'Renovar as escolhidas' : `Renovar ${countOf(now.length, 'licença', 'licenças')}`}
              </Button>
            )}
          </chakra.div>
          {renewalGroups(ending).map((group) => (
            <RadarGroup key={`${group.city} ${group.kind}`} group={group} chosen={chosen} choose={canEdit ? choose : undefined} />
          ))}
        </>
      )}
    </>
  );
};
