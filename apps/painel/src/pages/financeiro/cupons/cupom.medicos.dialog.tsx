import { chakra } from '@chakra-ui/react';
import { couponQueries } from '@esteto/api-client/plan/coupon';
import type { CouponUse } from '@esteto/contract/plan/coupon';
import { formatDateFull, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useParams } from 'react-router';

/** Who used a coupon, and how many payments it still takes from. */
export default function CouponDoctorsDialog() {
  const { data, error, refetch, isFetching } = useQuery(couponQueries.uses({ id: Number(useParams().couponId) }));
  return (
    <RouteDialog title="Quem usou o cupom" subtitle={data && countOf(data.length, 'uso', 'usos')}>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && <EmptyState icon={Ticket} title="Ninguém usou este cupom ainda." />}
      {data && data.length > 0 && (
        <LineList>
          {data.map((use) => (
            <Use key={use.id} use={use} />
          ))}
        </LineList>
      )}
    </RouteDialog>
  );
}

const Use = ({ use: { doctor_name, company_name, plan_name, used_at, payments_left } }: { use: CouponUse }) => (
  <Line
    title={doctor_name ?? company_name}
    note={[doctor_name && company_name, plan_name, formatDateFull(inSaoPaulo(used_at).date)].filter(Boolean).join(' · ')}
  >
    <chakra.span color="fg.muted" fontSize="sm">
      {leftInWords(payments_left)}
    </chakra.span>
  </Line>
);

const leftInWords = (left: number | null): string => {
  if (left === null) return 'sem fim';
  return left === 0 ? 'acabou' : `mais ${countOf(left, 'pagamento', 'pagamentos')}`;
};
