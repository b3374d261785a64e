import type { ListInput } from '@esteto/contract/list';
import type { TransactionRow } from '@esteto/contract/money/reconciliation';
import { reconciliationForm } from '@esteto/domain/money/reconciliation/reconciliation-form';
import {
  transactionStandingLabel,
  transactionStatusLabel,
  transactionStatusTone,
} from '@esteto/domain/money/reconciliation/transaction-status';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { useMutation } from '@tanstack/react-query';
import { Check, CopyCheck, CopyMinus, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Outlet } from 'react-router';
import { meaningOf } from './meaning-of.ts';
import type { TransactionCalls } from './transaction-calls.ts';
import { LIKENESS_SETTLED } from './transaction-dialog.tsx';

type TransactionListProps = {
  title: string;
  subtitle: ReactNode;
  company_id: number;
  calls: TransactionCalls;
  canEdit: boolean;
  /** The accounts of the company, to narrow by. */
  accounts: readonly { id: number; name: string }[] | undefined;
  aside?: ReactNode;
  empty: string;
};

/** Every movement of a company's accounts, each with what it was for or seems to be. */
export const TransactionList = ({ title, subtitle, company_id, calls, canEdit, accounts, aside, empty }: TransactionListProps) => {
  const filters = useMemo(
    (): FilterField[] => [
      ...common,
      {
        kind: 'option',
        name: 'bank_account_id',
        label: 'Conta',
        options: Object.fromEntries((accounts ?? []).map(({ id, name }) => [id, name])),
      },
    ],
    [accounts],
  );
  const query = useCallback((input: ListInput) => calls.list({ ...input, company_id }), [calls, company_id]);
  const actions = useRowActions(company_id, calls);
  return (
    <ListPage
      title={title}
      subtitle={subtitle}
      query={query}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      rowName={({ memo }) => memo}
      actions={canEdit ? actions : undefined}
      aside={aside}
      empty={empty}
    >
      <Outlet />
    </ListPage>
  );
};

/** What is done to a row without opening it: a suggestion that explains all of it is taken, and what was said is taken back. */
const useRowActions = (company_id: number, calls: TransactionCalls): RowAction<TransactionRow>[] => {
  const tellFailure = useTellFailure();
  const { mutateAsync: reconcile } = useMutation(calls.reconcile);
  const { mutateAsync: undo } = useMutation(calls.undo);
  const { mutateAsync: tell } = useMutation(calls.tellApart);
  return useMemo(() => {
    const confirm = async ({ id, suggestion }: TransactionRow): Promise<void> => {
      const targets = (suggestion?.parts ?? []).map((part) => ({ kind: part.kind, id: part.id, amount: part.amount, settles: false }));
      const body = { ...reconciliationForm.getDefault(), targets };
      const row = await reconcile({ company_id, id, body, idempotency_key: newKey() });
      toast.success(`Conciliado: ${meaningOf(row)}`);
    };
    const takeBack = async ({ id }: TransactionRow): Promise<void> => {
      await undo({ company_id, id, idempotency_key: newKey() });
      toast.success('Conciliação desfeita. O que ela pagou volta a esperar.');
    };
    const tellApart = async ({ id }: TransactionRow, is_other: boolean): Promise<void> => {
      await tell({ company_id, id, body: { is_other }, idempotency_key: newKey() });
      toast.success(is_other ? LIKENESS_SETTLED.other : LIKENESS_SETTLED.same);
    };
    return [
      {
        label: 'São dois',
        icon: CopyCheck,
        onSelect: (row) => void tellApart(row, true).catch(tellFailure),
        allowed: ({ said, twin }) => said === null && twin !== null,
      },
      {
        label: 'É o mesmo',
        icon: CopyMinus,
        onSelect: (row) => void tellApart(row, false).catch(tellFailure),
        allowed: ({ said, twin }) => said === null && twin !== null,
      },
      {
        label: 'Confirmar sugestão',
        icon: Check,
        letter: 'c',
        onSelect: (row) => void confirm(row).catch(tellFailure),
        allowed: ({ suggestion }) => suggestion?.left === 0,
      },
      {
        label: 'Desfazer',
        icon: Undo2,
        letter: 'u',
        onSelect: (row) => void takeBack(row).catch(tellFailure),
        allowed: ({ said }) => said !== null,
      },
    ];
  }, [company_id, reconcile, undo, tell, tellFailure]);
};

const rowHref = ({ id }: TransactionRow): string => `lancamento/${id}`;

const columns = columnsFor<TransactionRow>()([
  { key: 'memo', header: 'Descrição' },
  { key: 'date', header: 'Data', cell: 'date', sort: true, lead: 'em' },
  { key: 'status', header: 'Situação', cell: statusCell(transactionStatusLabel, transactionStatusTone) },
  { key: 'meaning', header: 'O que é', value: meaningOf },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'account', header: 'Conta', hidden: true },
]);

const common: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Descrição do banco' },
  { kind: 'option', name: 'standing', label: 'Situação', options: transactionStandingLabel },
  { kind: 'option', name: 'month', label: 'Mês', options: monthOptions(36) },
  { kind: 'option', name: 'direction', label: 'Sentido', options: { in: 'Entradas', out: 'Saídas' } },
];
