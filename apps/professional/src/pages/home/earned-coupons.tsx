import { useCan } from '@esteto/auth/can/can.tsx';
import { owner } from '@esteto/contract/access';
import type { OwnReferrals } from '@esteto/contract/opening/referral';
import { couponStatusLabel, couponStatusTone } from '@esteto/domain/plan/coupon/coupon-life';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { path } from '../../path.ts';

/** What one has earned by friends who came, and where it is used. */
export const EarnedCoupons = ({ coupons }: Pick<OwnReferrals, 'coupons'>) => {
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
