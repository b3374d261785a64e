import type { CouponRow } from '@esteto/contract/plan/coupon';
import { couponStatusLabel, couponStatusTone } from '@esteto/domain/plan/coupon/coupon-life';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const couponColumns = columnsFor<CouponRow>()([
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
