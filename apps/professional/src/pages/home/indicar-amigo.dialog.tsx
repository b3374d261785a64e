import { chakra } from '@chakra-ui/react';
import { referralQueries } from '@esteto/api-client/opening/referral';
import { useCan } from '@esteto/auth/can/can.tsx';
import { owner } from '@esteto/contract/access';
import type { OwnReferrals } from '@esteto/contract/opening/referral';
import { REFERRAL_CONDITIONS } from '@esteto/domain/opening/referral/referral-reward';
import { referralStageLabel, referralStageTone } from '@esteto/domain/opening/referral/referral-stage';
import { couponStatusLabel, couponStatusTone } from '@esteto/domain/plan/coupon/coupon-life';
import { formatDateNumeric, formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { OutsideLink } from '@esteto/ui/components/button/outside-link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle, Share2 } from 'lucide-react';
import { path } from '../../path.ts';

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

/** What one has earned by friends who came, and where it is used. */
const EarnedCoupons = ({ coupons }: Pick<OwnReferrals, 'coupons'>) => {
  const isOwner = useCan(owner('edit'));
  return (
    <section>
      <QuietHeading>Seus cupons</QuietHeading>
      <LineList>
        {coupons.map(({ id, code, gives, valid_until, situation }) => (
          <Line key={id} title={code} note={`${gives}${valid_until ? ` Vale até ${formatDateNumeric(valid_until)}.` : ''}`}>
            <StatusBadge status={{ label: couponStatusLabel[situation], tone: couponStatusTone[situation] }} />
            {situation === 'active' && isOwner && <Link to={path('/app/empresa', undefined, { cupom: code })}>Usar no meu plano</Link>}
          </Line>
        ))}
      </LineList>
    </section>
  );
};

/** What each of the two gets, and on which conditions: read before one shares. Where nothing is given, nothing is promised. */
const ReferralGains = ({ friend_gets, you_get }: Pick<OwnReferrals, 'friend_gets' | 'you_get'>) => {
  if (friend_gets === null && you_get === null) return null;
  return (
    <chakra.div display="grid" gap="3" p="4" borderRadius="control" bg="bg.sunken">
      <Facts
        facts={[
          { label: 'Seu amigo ganha', value: friend_gets },
          { label: 'Você ganha', value: you_get },
        ]}
      />
      {you_get && (
        <chakra.ul display="grid" gap="1" ps="5" listStyleType="disc" color="fg.muted" fontSize="sm">
          {REFERRAL_CONDITIONS.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
};

/** Ways to send one's own link: by WhatsApp, by e-mail, copied, and by what the device has. */
const ShareButtons = ({ link, gives }: { link: string; gives: string | null }) => {
  const words = `Uso o Esteto para cuidar da contabilidade.${gives ? ` Pelo meu link você ganha ${lower(gives)}` : ''} Abra a sua conta por aqui:`;
  const message = encodeURIComponent(`${words} ${link}`);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <CopyButton variant="primary" text={link} label="Copiar link" />
      <OutsideLink icon={MessageCircle} href={`https://wa.me/?text=${message}`}>
        WhatsApp
      </OutsideLink>
      <OutsideLink icon={Mail} href={`mailto:?subject=${encodeURIComponent('Conheça o Esteto')}&body=${message}`}>
        E-mail
      </OutsideLink>
      {'share' in navigator && (
        <Button icon={Share2} onClick={() => void share(words, link)}>
          Compartilhar
        </Button>
      )}
    </chakra.div>
  );
};

/** In the middle of a sentence. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who closes the sheet of the device without choosing has not failed. */
const share = (text: string, url: string): Promise<void> => navigator.share({ title: 'Esteto', text, url }).catch(() => undefined);
