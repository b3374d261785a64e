import { couponQueries } from '@esteto/api-client/plan/coupon';
import { useCan } from '@esteto/auth/can/can.tsx';
import { coupons } from '@esteto/contract/access';
import type { CouponRow } from '@esteto/contract/plan/coupon';
import { couponStatusLabel } from '@esteto/domain/plan/coupon/coupon-life';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { couponColumns } from './coupon-columns.ts';

export default function CouponsPage() {
  const canEdit = useCan(coupons.edit);
  return (
    <ListPage
      title="Cupons"
      query={couponQueries.list}
      columns={couponColumns}
      filters={filters}
      create="criar"
      createLabel="Novo cupom"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : usesHref}
      actions={canEdit ? [edit, uses] : [uses]}
      empty="Nenhum cupom ainda. O primeiro pode ser o de boas-vindas."
    >
      <Outlet />
    </ListPage>
  );
}

const editHref = ({ id }: CouponRow): string => `cupom/${id}/editar`;
const usesHref = ({ id }: CouponRow): string => `cupom/${id}/medicos`;

const edit: RowAction<CouponRow> = { label: 'Editar', icon: Pencil, to: editHref };
const uses: RowAction<CouponRow> = { label: 'Quem usou', icon: Users, to: usesHref };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Código ou nome' },
  { kind: 'option', name: 'situation', label: 'Situação', options: couponStatusLabel },
];

CouponsPage.query = listStart(couponQueries.list, filters);
