import { couponQueries } from '@esteto/api-client/plan/coupon';
import { useCan } from '@esteto/auth/can/can.tsx';
import { coupons } from '@esteto/contract/access';
import type { CouponRow } from '@esteto/contract/plan/coupon';
import { couponStatusLabel, couponStatusTone } from '@esteto/domain/plan/coupon/coupon-life';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil, Users } from 'lucide-react';
import { Outlet } from 'react-router';

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

const couponColumns = columnsFor<CouponRow>()([
  { key: 'code', header: 'Código', sort: true },
  { key: 'situation', header: 'Situação', cell: statusCell(couponStatusLabel, couponStatusTone) },
  {
    key: 'gives',
    header: 'Desconto',
    value: ({ percentage, amount }) => (percentage === null ? formatMoney(amount ?? 0) : formatTaxRate(percentage)),
    width: 7,
  },
  {
    key: 'uses',
    header: 'Usos',
    value: ({ uses_count, max_uses }) => (max_uses === null ? String(uses_count) : `${uses_count} de ${max_uses}`),
    width: 7,
    lead: 'usos',
  },
  { key: 'valid_until', header: 'Vale até', cell: 'date', lead: 'vale até' },
  { key: 'name', header: 'Nome', hidden: true },
  { key: 'max_payments', header: 'Pagamentos', cell: 'number', hidden: true },
  { key: 'created_at', header: 'Criado', cell: 'instant', sort: true, hidden: true },
]);

CouponsPage.query = listStart(couponQueries.list, filters);
