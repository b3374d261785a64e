import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import type { CashBookEntry } from '@esteto/contract/money/cash-book';
import { findCashBookCode } from '@esteto/domain/money/cash-book/cash-book-codes';
import { cashBookKindLabel } from '@esteto/domain/money/cash-book/cash-book-life';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { YearCard } from './year-card.tsx';

/** What was received and spent, line by line, and above it what comes of it month by month. */
export default function CashBookPage() {
  const canEdit = useCan(partner('edit'));
  const remove = useDeleteAction<CashBookEntry, unknown, unknown>(cashBookMutations.remove, REMOVAL);
  const actions = useMemo(() => [{ ...remove, allowed: isOpen }], [remove]);
  return (
    <ListPage
      title="Livro-caixa"
      subtitle="É do seu CPF: o mesmo em todas as suas empresas."
      query={cashBookQueries.entries}
      columns={columns}
      filters={filters}
      create="criar"
      createLabel="Novo lançamento"
      createAllowed={canEdit}
      rowHref={rowHref}
      actions={canEdit ? actions : undefined}
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

const rowHref = ({ id }: CashBookEntry): string => `detalhes/${id}`;
const isOpen = ({ is_closed }: CashBookEntry): boolean => !is_closed;

const columns = columnsFor<CashBookEntry>()([
  { key: 'history', header: 'Histórico' },
  { key: 'entry_date', header: 'Data', cell: 'date', sort: true },
  { key: 'kind', header: 'Tipo', cell: labelCell(cashBookKindLabel), hideOnPhone: true },
  { key: 'code', header: 'Conta', value: ({ code }) => findCashBookCode(code)?.label ?? code, width: 12, hideOnPhone: true },
  { key: 'deductible', header: 'Dedutível', cell: 'money', value: ({ deductible }) => deductible || null, hidden: true },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Histórico, CPF ou CNPJ' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: cashBookKindLabel },
];

CashBookPage.query = listStart(cashBookQueries.entries, filters);
