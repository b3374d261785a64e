import { cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { cashBooks } from '@esteto/contract/access';
import type { CashBookRow } from '@esteto/contract/money/cash-book';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { today } from '@esteto/ui/system/context/today';
import { BookOpenText, Lock, LockOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CashBookDialog } from './cash-book-dialog.tsx';
import { CloseMonth, ReopenMonth } from './close-month.tsx';

type CashBookListProps = { title: string; columns: ReturnType<ReturnType<typeof columnsFor<CashBookRow>>> };

type Opened = { what: 'book' | 'close' | 'reopen'; row: CashBookRow };

/** The cash books of people, one each: seen month by month, closed and opened again. */
export const CashBookList = ({ title, columns }: CashBookListProps) => {
  const canClose = useCan(cashBooks.close);
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useMemo((): RowAction<CashBookRow>[] => {
    const open = (what: Opened['what']) => (row: CashBookRow) => setOpened({ what, row });
    const see: RowAction<CashBookRow> = { label: 'Ver livro', icon: BookOpenText, onSelect: open('book') };
    const close: RowAction<CashBookRow> = { label: 'Fechar mês', icon: Lock, onSelect: open('close') };
    const reopen: RowAction<CashBookRow> = { label: 'Reabrir mês', icon: LockOpen, onSelect: open('reopen'), allowed: hasClosed };
    return canClose ? [see, close, reopen] : [see];
  }, [canClose]);
  const { what, row } = opened ?? {};
  const shut = () => setOpened(null);
  return (
    <ListPage
      title={title}
      query={cashBookQueries.everyBook}
      columns={columns}
      filters={filters}
      actions={actions}
      empty="Nenhum livro-caixa ainda. Pessoas físicas, autônomos e quem lançou algo aparecem aqui."
    >
      {row && what === 'book' && <CashBookDialog row={row} onClose={shut} />}
      {row && what === 'close' && <CloseMonth row={row} month={nextOf(row)} onClose={shut} />}
      {row && what === 'reopen' && <ReopenMonth row={row} month={row.last_closed ?? undefined} onClose={shut} />}
    </ListPage>
  );
};

/** The month after the last one that was closed, or the one that has just ended. */
const nextOf = ({ last_closed }: CashBookRow): string => addCompetence(last_closed ?? competenceOf(today()), last_closed ? 1 : -1);

const hasClosed = ({ last_closed }: CashBookRow): boolean => last_closed !== null;

const filters: FilterField[] = [{ kind: 'search', name: 'search', placeholder: 'Nome ou CPF' }];
