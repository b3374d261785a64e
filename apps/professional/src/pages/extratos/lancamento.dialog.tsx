import { chakra } from '@chakra-ui/react';
import { reconciliationMutations, reconciliationQueries } from '@esteto/api-client/money/reconciliation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import type { TransactionDetail } from '@esteto/contract/money/reconciliation';
import { reconciliationForm } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { categoriesFor } from '@esteto/domain/money/reconciliation/transaction-category';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useRouteClose } from '@esteto/ui/patterns/dialog/use-route-close';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { meaningOf } from './meaning-of.ts';
import { leftOf, TargetsField } from './targets-field.tsx';

/** A movement of a bank and what it was for: the notes or the boleto that it paid, or a category. It begins with what it seems to be. */
export default function TransactionDialog() {
  const id = Number(useParams().transactionId);
  const canEdit = useCan(statements.edit);
  const detail = reconciliationQueries.detail({ ...useCompanyScope(), id });
  return (
    <FormDialog
      title={(row) => row?.memo ?? 'Lançamento'}
      subtitle={(row) => row && `${formatMoney(row.amount)} em ${formatDate(row.date, today())}, ${row.account}`}
      id={id}
      schema={reconciliationForm}
      startsFrom={partOf(detail, (row) => row)}
      initial={startOf}
      refuse={(row) => refusalOf(row, canEdit)}
      mutation={reconciliationMutations.reconcile}
      done={(row) => `Conciliado: ${meaningOf(row)}`}
      submitLabel="Conciliar"
    >
      {(row) => row && <TransactionFields row={row} />}
    </FormDialog>
  );
}

/** What seems to be the case is chosen already. */
const startOf = ({ suggestion }: TransactionDetail) => ({
  targets: (suggestion?.parts ?? []).map(({ kind, id, amount }) => ({ kind, id, amount, settles: (suggestion?.left ?? 0) > 0 })),
});

const refusalOf = (row: TransactionDetail, canEdit: boolean) => {
  if (row.said) return { why: `Este lançamento já está explicado: ${meaningOf(row)}.`, action: canEdit && <UndoButton id={row.id} /> };
  return canEdit ? null : { why: 'Este lançamento ainda espera por quem pode conciliar.' };
};

const UndoButton = ({ id }: { id: number }) => {
  const scope = useCompanyScope();
  const { leave } = useRouteClose({ busy: false, dirty: false });
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    ...reconciliationMutations.undo,
    onError: tellFailure,
    onSuccess: () => {
      toast.success('Conciliação desfeita. O que ela pagou volta a esperar.');
      leave();
    },
  });
  return (
    <Button icon={Undo2} busy={isPending} onClick={() => mutate({ ...scope, id, idempotency_key: newKey() })}>
      Desfazer
    </Button>
  );
};

const TransactionFields = ({ row }: { row: TransactionDetail }) => {
  const targets = useFieldValue('targets');
  const category = useFieldValue<string | null>('category');
  const isIgnored = useFieldValue<boolean>('is_ignored') === true;
  const left = leftOf(row.amount, targets);
  const isWhole = left === Math.abs(row.amount);
  return (
    <>
      {!isIgnored && <TargetsField name="targets" row={row} />}
      {!isIgnored && (left > 0 || category !== null) && (
        <SelectField
          name="category"
          label={isWhole ? 'Ou o que foi' : `O que são os ${formatMoney(Math.max(0, left))} que sobram`}
          options={categoriesFor(row.amount)}
        />
      )}
      {isWhole && <SwitchField name="is_ignored" help="Um gasto pessoal na conta da empresa, ou o que não deve contar." />}
      {isWhole && row.words !== '' && (isIgnored || category !== null) && (
        <SwitchField
          name="always"
          label={`Fazer o mesmo sempre que a descrição for “${row.words}”`}
          help={
            row.alike > 0
              ? `${countOf(row.alike, 'lançamento que espera também fica', 'lançamentos que esperam também ficam')} assim.`
              : undefined
          }
        />
      )}
      {row.suggestion && (
        <chakra.p gridColumn={spanOf()} color="fg.muted" fontSize="sm">
          Sugerido por: {row.suggestion.reasons.join('; ')}.
        </chakra.p>
      )}
      <TextField name="note" />
    </>
  );
};
