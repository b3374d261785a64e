import { chakra } from '@chakra-ui/react';
import { statementMutations } from '@esteto/api-client/month/statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import type { MonthlyStatement, StatementYear } from '@esteto/contract/month/statement';
import { statementStatusLabel, statementStatusTone } from '@esteto/domain/month/statement/statement-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

type AccountStatusProps = {
  account: StatementYear['accounts'][number];
  at: { year: number; month: number };
  statement: MonthlyStatement | undefined;
};

/** Where one account stands in a month; while nothing was sent, that nothing moved can be declared. */
export const AccountStatus = ({ account, at, statement }: AccountStatusProps) => {
  const scope = useCompanyScope();
  const canEdit = useCan(statements.edit);
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({ ...statementMutations.declareNoMovement, onError: tellFailure });
  const status = statement?.status ?? 'pending';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.span fontSize="sm">{account.name}</chakra.span>
      <StatusBadge status={{ label: statementStatusLabel[status], tone: statementStatusTone[status] }} />
      {statement?.has_gap && (
        <chakra.span fontSize="sm" color="fg.muted">
          o saldo não segue o do mês anterior
        </chakra.span>
      )}
      {statement?.message && (
        <chakra.span fontSize="sm" color="fg.muted">
          {statement.message}
        </chakra.span>
      )}
      {canEdit && status === 'pending' && (
        <Button busy={isPending} onClick={() => mutate({ ...scope, body: { ...at, bank_account_id: account.id } })}>
          Sem movimento
        </Button>
      )}
    </chakra.div>
  );
};
