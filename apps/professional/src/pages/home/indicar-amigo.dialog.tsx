import { chakra } from '@chakra-ui/react';
import { referralQueries } from '@esteto/api-client/opening/referral';
import type { OwnReferrals } from '@esteto/contract/opening/referral';
import { referralStageLabel, referralStageTone } from '@esteto/domain/opening/referral/referral-stage';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { EarnedCoupons } from './earned-coupons.tsx';
import { ReferralGains } from './referral-gains.tsx';
import { ShareButtons } from './share-buttons.tsx';

/** One's own invitation: what comes of it, the link, its QR code to show somebody, what was earned, and how far each friend has come. */
export default function ReferFriendDialog() {
  const { data, error, refetch, isFetching } = useQuery(referralQueries.mine({}));
  return (
    <RouteDialog title="Indicar um amigo" subtitle="Quem abre a conta pelo seu link aparece aqui.">
      {data && <Invitation {...data} />}
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
    </RouteDialog>
  );
}

const Invitation = ({ link, qr, friend_gets, you_get, friends, coupons }: OwnReferrals) => (
  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    <ReferralGains friend_gets={friend_gets} you_get={you_get} />
    <chakra.div display="flex" flexWrap="wrap" gap="5" alignItems="center">
      <QrCode src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`} alt="Código QR do seu link" />
      <chakra.div flex="1" minW="14rem" display="grid" gap="3" justifyItems="start">
        <chakra.p overflowWrap="anywhere" userSelect="all">
          {link}
        </chakra.p>
        <ShareButtons link={link} gives={friend_gets} />
      </chakra.div>
    </chakra.div>
    {coupons.length > 0 && <EarnedCoupons coupons={coupons} />}
    <section>
      <QuietHeading>Seus amigos</QuietHeading>
      {friends.length === 0 ? (
        <chakra.p color="fg.muted">Ninguém veio pelo seu link ainda.</chakra.p>
      ) : (
        <Friends>
          {friends.map(({ id, name, stage, created_at, coupon_code }) => (
            <li key={id}>
              <chakra.span flex="1" minW="8rem" fontWeight="medium">
                {name}
              </chakra.span>
              <StatusBadge status={{ label: referralStageLabel[stage], tone: referralStageTone[stage] }} />
              <chakra.span color="fg.muted" fontSize="sm">
                {formatInstant(created_at, today())}
                {coupon_code && ` · rendeu o cupom ${coupon_code}`}
              </chakra.span>
            </li>
          ))}
        </Friends>
      )}
    </section>
  </chakra.div>
);

const QrCode = chakra('img', { base: { boxSize: '40', p: '2', bg: 'white', borderRadius: 'control' } });

const Friends = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: '11',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
  },
});
