import type { CashBookRow } from '@esteto/contract/money/cash-book';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { CashBookList } from '../../../features/livro-caixa/cash-book-list.tsx';

/** What each book of this year comes to. */
export default function CashBookGeneralPage() {
  return <CashBookList title="Livro-caixa" columns={columns} />;
}

const columns = columnsFor<CashBookRow>()([
  { key: 'name', header: 'Médico', sort: true },
  { key: 'income', header: 'Rendimentos', cell: 'money' },
  { key: 'deductions', header: 'Dedutível', cell: 'money' },
  { key: 'entries_count', header: 'Lançamentos', cell: 'number', hideOnPhone: true },
  { key: 'last_closed', header: 'Fechado até', cell: 'month', lead: 'fechado até' },
  { key: 'company_name', header: 'Empresa', hidden: true },
  { key: 'analyst_name', header: 'Analista', hidden: true },
]);
