import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import type { CashBookEntry } from '@esteto/contract/money/cash-book';
import { findCashBookCode } from '@esteto/domain/money/cash-book/cash-book-codes';
import { cashBookKindLabel } from '@esteto/domain/money/cash-book/cash-book-life';
import { receiptInWords, receiptStandingLabel } from '@esteto/domain/money/cash-book/receipt';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { today } from '@esteto/ui/system/context/today';
import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { YearCard } from './year-card.tsx';

/** What was received and spent, line by line, and above it what comes of it month by month. */
export default function CashBookPage() {
  const canEdit = useCan(partner('edit'));
  const { search } = useLocation();
  const remove = useDeleteAction<CashBookEntry, unknown, unknown>(cashBookMutations.remove, REMOVAL);
  const actions = useMemo(() => (canEdit ? [PROOFS, { ...remove, allowed: isOpen }] : [PROOFS]), [canEdit, remove]);
  return (
    <ListPage
      title="Livro-caixa"
      subtitle={
        <>
          É do seu CPF: o mesmo em todas as suas empresas. {canEdit && <Link to={`importar${search}`}>Importar planilha ou recibos</Link>}
        </>
      }
      query={cashBookQueries.entries}
      columns={columns}
      filters={filters}
      create="criar"
      createLabel="Novo lançamento"
      createAllowed={canEdit}
      rowHref={rowHref}
      actions={actions}
      above={<YearCard />}
      empty="Nenhum lançamento ainda. Comece pelo que recebeu este mês."
    >
      <Outlet />
    </ListPage>
  );
}

const REMOVAL = {
  verb: 'Retirar lançamento',
  message: ({ history }: CashBookEntry) => `“${history}” sai do livro-caixa e do imposto do mês.`,
  done: 'Lançamento retirado.',
};

const PROOFS: RowAction<CashBookEntry> = { label: 'Comprovantes', icon: Paperclip, to: ({ id }) => `comprovantes/${id}` };

const rowHref = ({ id }: CashBookEntry): string => `detalhes/${id}`;
const isOpen = ({ is_closed }: CashBookEntry): boolean => !is_closed;

const columns = columnsFor<CashBookEntry>()([
  { key: 'history', header: 'Histórico' },
  { key: 'entry_date', header: 'Data', cell: 'date', sort: true },
  { key: 'kind', header: 'Tipo', cell: labelCell(cashBookKindLabel), hideOnPhone: true },
  { key: 'code', header: 'Conta', value: ({ code }) => findCashBookCode(code)?.label ?? code, width: 12, hideOnPhone: true },
  { key: 'receipt_number', header: 'Recibo', value: (entry) => receiptInWords(entry, today()), hideOnPhone: true },
  { key: 'proofs_count', header: 'Comprovantes', value: ({ proofs_count }) => proofs_count || null, hidden: true },
  { key: 'deductible', header: 'Dedutível', cell: 'money', value: ({ deductible }) => deductible || null, hidden: true },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Histórico, CPF ou CNPJ' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: cashBookKindLabel },
  { kind: 'option', name: 'receipt', label: 'Recibo', options: receiptStandingLabel },
];

CashBookPage.query = listStart(cashBookQueries.entries, filters);
