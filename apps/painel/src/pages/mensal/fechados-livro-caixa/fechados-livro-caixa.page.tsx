import { cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { cashBooks } from '@esteto/contract/access';
import type { CashBookClosingRow } from '@esteto/contract/money/cash-book';
import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import { cashBookMonthStatusLabel, cashBookMonthStatusTone, EARLIER_CHANGED } from '@esteto/domain/money/cash-book/cash-book-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { BookOpenText, Lock, LockOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { monthFilter, useMonthHeading } from '../../../features/filtros/month-filter.ts';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { CashBookDialog } from '../../../features/livro-caixa/cash-book-dialog.tsx';
import { CloseMonth, ReopenMonth } from '../../../features/livro-caixa/close-month.tsx';

type Opened = { what: 'book' | 'close' | 'reopen'; row: CashBookClosingRow };

/** Every cash book in one month: who is closed, who is not. */
export default function CashBookClosingsPage() {
  const canClose = useCan(cashBooks.close);
  const heading = useMonthHeading('Fechamentos de livro-caixa', 'month');
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useMemo((): RowAction<CashBookClosingRow>[] => {
    const open = (what: Opened['what']) => (row: CashBookClosingRow) => setOpened({ what, row });
    const see: RowAction<CashBookClosingRow> = { label: 'Ver livro', icon: BookOpenText, onSelect: open('book') };
    const close: RowAction<CashBookClosingRow> = {
      label: 'Fechar mês',
      icon: Lock,
      onSelect: open('close'),
      allowed: (row) => !isClosed(row),
    };
    const reopen: RowAction<CashBookClosingRow> = { label: 'Reabrir mês', icon: LockOpen, onSelect: open('reopen'), allowed: isClosed };
    return canClose ? [see, close, reopen] : [see];
  }, [canClose]);
  const { what, row } = opened ?? {};
  const shut = () => setOpened(null);
  return (
    <ListPage
      title="Fechamentos de livro-caixa"
      heading={heading}
      query={cashBookQueries.closings}
      columns={columns}
      filters={filters}
      actions={actions}
      empty="Nenhum livro-caixa ainda. Pessoas físicas, autônomos e quem lançou algo aparecem aqui."
    >
      {row && what === 'book' && <CashBookDialog row={row} onClose={shut} />}
      {row && what === 'close' && <CloseMonth row={row} month={row.month} onClose={shut} />}
      {row && what === 'reopen' && <ReopenMonth row={row} month={row.month} onClose={shut} />}
    </ListPage>
  );
}

const isClosed = ({ month_status }: CashBookClosingRow): boolean => month_status === 'closed';

/** Where a month stands, and what the ones before it would bring it now. */
const monthStandingCell: Cell<CashBookClosingRow> = {
  render: ({ month_status, changes }) => (
    <>
      <StatusBadge status={{ label: cashBookMonthStatusLabel[month_status], tone: cashBookMonthStatusTone[month_status] }} />
      {changes.length > 0 && (
        <>
          {' '}
          <StatusBadge status={{ label: EARLIER_CHANGED, tone: 'attention' }} />
        </>
      )}
    </>
  ),
  text: ({ month_status, changes }) =>
    [cashBookMonthStatusLabel[month_status], ...(changes.length > 0 ? [`${EARLIER_CHANGED}: ${changes.join(' ')}`] : [])].join('. '),
  width: 6.5,
};

/** Where the month's guide stands, and that it says another tax than the month does. */
const guideCell: Cell<NonNullable<CashBookClosingRow['guide']>> = {
  render: ({ status, difference }) => (
    <>
      <StatusBadge status={{ label: boletoStatusLabel[status], tone: boletoStatusTone[status] }} />
      {difference && (
        <>
          {' '}
          <StatusBadge status={{ label: 'Outro valor', tone: 'attention' }} />
        </>
      )}
    </>
  ),
  text: ({ status, difference }) => [boletoStatusLabel[status], ...(difference ? [difference] : [])].join('. '),
  width: 6.5,
};

const columns = columnsFor<CashBookClosingRow>()([
  { key: 'name', header: 'Médico', sort: true },
  { key: 'month', header: 'Mês', cell: 'month', hidden: true },
  { key: 'month_status', header: 'Situação', value: (row) => row, cell: monthStandingCell },
  { key: 'entries_count', header: 'Lançamentos', cell: 'number', hidden: true },
  { key: 'income', header: 'Receitas', cell: 'money', lead: 'receitas' },
  { key: 'deductions', header: 'Deduções', cell: 'money', lead: 'deduções' },
  { key: 'taxable', header: 'Base', cell: 'money', hideOnPhone: true },
  { key: 'darf', header: 'Carnê-leão', cell: 'money', hideOnPhone: true },
  { key: 'guide', header: 'Guia', value: ({ guide }) => guide, cell: guideCell, hideOnPhone: true },
  { key: 'company_name', header: 'Empresa', hidden: true },
  { key: 'analyst_name', header: 'Analista', hidden: true },
  { key: 'closed_at', header: 'Fechado em', cell: 'instant', hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CPF' },
  monthFilter('month'),
  { kind: 'option', name: 'month_status', label: 'Situação', options: cashBookMonthStatusLabel },
  { ...analystFilter, name: 'analyst_id' },
];

CashBookClosingsPage.query = listStart(cashBookQueries.closings, filters);
