import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { expenseMutations } from '@esteto/api-client/money/expense';
import { useCan } from '@esteto/auth/can/can.tsx';
import { expenses, statements } from '@esteto/contract/access';
import type { Expense } from '@esteto/contract/money/cash-flow';
import type { ExpenseRow } from '@esteto/contract/money/expense';
import type { BalanceType } from '@esteto/domain/money/cash-flow/balance-type';
import { transactionCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';
import { Sum } from './sum.tsx';

const SHOWN = 100;

type MonthExpensesProps = { month: string; balance_type: BalanceType; hidden: boolean };

/** What else goes out in a month: what was written by hand, and what a statement says was spent. Who may write none sees the card where there are some. */
export const MonthExpenses = ({ month, balance_type, hidden }: MonthExpensesProps) => {
  const scope = useCompanyScope();
  const canWrite = useCan(expenses.edit);
  const { search } = useLocation();
  const planned = useQuery(cashFlowQueries.planned({ ...scope, month, balance_type, limit: SHOWN }));
  const spent = useQuery(cashFlowQueries.expenses({ ...scope, month, limit: SHOWN }));
  const broken = [planned, spent].find(({ data, error }) => !data && error);
  const name = formatCompetenceLong(month);
  const action = canWrite && (
    <ButtonLink icon={Plus} to={`despesa/criar${search}`}>
      Nova despesa
    </ButtonLink>
  );
  if (broken)
    return (
      <Card title={`Despesas de ${name}`} action={action}>
        <ErrorState error={broken.error} retry={() => void broken.refetch()} retrying={broken.isFetching} />
      </Card>
    );
  if (!planned.data || !spent.data) return null;
  const [written, banked] = [planned.data, spent.data];
  const count = written.items.length + banked.items.length;
  if (count === 0 && !canWrite) return null;
  return (
    <Card title={`Despesas de ${name}`} action={action}>
      {count === 0 && <EmptyState title={`Nenhuma despesa em ${name} além dos boletos.`} />}
      {count > 0 && (
        <>
          <LineList>
            {written.items.map((row) => (
              <WrittenLine key={row.id} row={row} canWrite={canWrite} hidden={hidden} />
            ))}
            {banked.items.map((row) => (
              <BankLine key={row.id} row={row} hidden={hidden} />
            ))}
          </LineList>
          <Sum
            label={written.next || banked.next ? `As ${count} primeiras de ${written.total + banked.total}` : 'Total'}
            cents={sumCents([...written.items, ...banked.items].map(({ amount }) => amount))}
            hidden={hidden}
          />
        </>
      )}
    </Card>
  );
};

const WrittenLine = ({ row, canWrite, hidden }: { row: ExpenseRow; canWrite: boolean; hidden: boolean }) => {
  const scope = useCompanyScope();
  const { search } = useLocation();
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(expenseMutations.remove);
  const { id, description, category, amount, is_matched } = row;
  const remove = async (): Promise<void> => {
    const isRemoved = await confirm({
      title: 'Retirar despesa',
      message: `“${description}” sai das saídas.${is_matched ? ' O lançamento do extrato que a pagou volta a esperar.' : ''}`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => mutateAsync({ ...scope, id }),
    });
    if (isRemoved) toast.success('Despesa retirada.');
  };
  return (
    <Line
      title={canWrite ? <Link to={`despesa/${id}/editar${search}`}>{description}</Link> : description}
      note={`${transactionCategoryLabel[category]}, ${standingOf(row)}`}
    >
      <Money cents={amount} hidden={hidden} />
      {canWrite && <IconButton icon={Trash2} label={`Retirar a despesa ${description}`} onClick={() => void remove()} />}
    </Line>
  );
};

const standingOf = ({ due_on, paid_on, is_matched }: ExpenseRow): string => {
  if (paid_on) return `paga ${formatDate(paid_on, today())}${is_matched ? ', pelo extrato' : ''}`;
  return `${due_on < today() ? 'venceu' : 'vence'} ${formatDate(due_on, today())}`;
};

const BankLine = ({ row: { id, date, memo, category, amount }, hidden }: { row: Expense; hidden: boolean }) => {
  const mayOpen = useCan(statements.view);
  return (
    <Line
      title={mayOpen ? <Link to={path('/app/extratos/lancamento/:transactionId', { transactionId: id })}>{memo}</Link> : memo}
      note={`${transactionCategoryLabel[category]}, ${formatDate(date, today())}, do extrato`}
    >
      <Money cents={amount} hidden={hidden} />
    </Line>
  );
};
