import { reconciliationMutations, reconciliationQueries } from '@esteto/api-client/money/reconciliation';
import { statementQueries } from '@esteto/api-client/month/statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import type { TransactionRow } from '@esteto/contract/money/reconciliation';
import {
  transactionStandingLabel,
  transactionStatusLabel,
  transactionStatusTone,
} from '@esteto/domain/money/reconciliation/transaction-status';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, ListChecks, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { meaningOf } from './meaning-of.ts';

/** Every movement of the accounts, each with what it was for or seems to be. */
export const Transactions = ({ ways }: { ways: ReactNode }) => {
  const scope = useCompanyScope();
  const canEdit = useCan(statements.edit);
  const { search } = useLocation();
  const { data } = useQuery(statementQueries.year({ ...scope, year: Number(today().slice(0, 4)) }));
  const filters = useMemo(
    (): FilterField[] => [
      ...common,
      {
        kind: 'option',
        name: 'bank_account_id',
        label: 'Conta',
        options: Object.fromEntries((data?.accounts ?? []).map(({ id, name }) => [id, name])),
      },
    ],
    [data?.accounts],
  );
  return (
    <ListPage
      title="Extratos"
      subtitle={ways}
      query={reconciliationQueries.list}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      rowName={({ memo }) => memo}
      actions={useRowActions()}
      aside={
        canEdit && (
          <ButtonLink icon={ListChecks} to={`regras${search}`}>
            Regras
          </ButtonLink>
        )
      }
      empty="Nenhum lançamento ainda. Envie o extrato de um mês, e o que entrou e saiu aparece aqui."
    >
      <Outlet />
    </ListPage>
  );
};

/** What is done to a row without opening it: a suggestion that explains all of it is taken, and what was said is taken back. */
const useRowActions = (): RowAction<TransactionRow>[] | undefined => {
  const scope = useCompanyScope();
  const canEdit = useCan(statements.edit);
  const tellFailure = useTellFailure();
  const { mutateAsync: reconcile } = useMutation(reconciliationMutations.reconcile);
  const { mutateAsync: undo } = useMutation(reconciliationMutations.undo);
  return useMemo(() => {
    if (!canEdit) return undefined;
    const confirm = async ({ id, suggestion }: TransactionRow): Promise<void> => {
      const targets = (suggestion?.parts ?? []).map((part) => ({ kind: part.kind, id: part.id, amount: part.amount, settles: false }));
      const body = { targets, category: null, is_ignored: false, always: false, note: null };
      const row = await reconcile({ ...scope, id, body, idempotency_key: newKey() });
      toast.success(`Conciliado: ${meaningOf(row)}`);
    };
    const takeBack = async ({ id }: TransactionRow): Promise<void> => {
      await undo({ ...scope, id, idempotency_key: newKey() });
      toast.success('Conciliação desfeita. O que ela pagou volta a esperar.');
    };
    return [
      {
        label: 'Confirmar sugestão',
        icon: Check,
        onSelect: (row) => void confirm(row).catch(tellFailure),
        allowed: ({ suggestion }) => suggestion?.left === 0,
      },
      { label: 'Desfazer', icon: Undo2, onSelect: (row) => void takeBack(row).catch(tellFailure), allowed: ({ said }) => said !== null },
    ];
  }, [canEdit, scope, reconcile, undo, tellFailure]);
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
