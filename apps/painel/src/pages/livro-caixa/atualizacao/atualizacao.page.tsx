import type { CashBookRow } from '@esteto/contract/money/cash-book';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { CashBookList } from '../../../features/livro-caixa/cash-book-list.tsx';

/** Who is late, and what changed since the last month that was closed. */
export default function CashBookUpdatesPage() {
  return <CashBookList title="Atualização do livro-caixa" columns={columns} />;
}

const columns = columnsFor<CashBookRow>()([
  { key: 'name', header: 'Médico', sort: true },
  { key: 'late_months', header: 'Meses a fechar', cell: 'number' },
  { key: 'changed_since', header: 'Mudou desde então', cell: 'number' },
  { key: 'last_entry_at', header: 'Último lançamento', cell: 'instant', lead: 'último lançamento' },
  { key: 'last_closed', header: 'Fechado até', cell: 'month', lead: 'fechado até' },
  { key: 'company_name', header: 'Empresa', hidden: true },
  { key: 'analyst_name', header: 'Analista', hidden: true },
]);
