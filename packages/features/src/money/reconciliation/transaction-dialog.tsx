import { chakra } from '@chakra-ui/react';
import type { TransactionDetail } from '@esteto/contract/money/reconciliation';
import { filedWords } from '@esteto/domain/money/profit-distribution/profit-words';
import { reconciliationForm } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { categoriesFor } from '@esteto/domain/money/reconciliation/transaction-category';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { onDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useRouteClose } from '@esteto/ui/patterns/dialog/use-route-close';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useMutation } from '@tanstack/react-query';
import { CopyCheck, CopyMinus, Undo2 } from 'lucide-react';
import { useParams } from 'react-router';
import { meaningOf } from './meaning-of.ts';
import { leftOf, TargetsField } from './targets-field.tsx';
import type { TransactionCalls } from './transaction-calls.ts';

type TransactionDialogProps = { company_id: number; calls: TransactionCalls; canEdit: boolean };

/** A movement of a bank and what it was for: the notes or the boleto that it paid, or a category. It begins with what it seems to be. */
export const TransactionDialog = ({ company_id, calls, canEdit }: TransactionDialogProps) => {
  const id = Number(useParams().transactionId);
  return (
    <FormDialog
      title={(row) => row?.memo ?? 'Lançamento'}
      subtitle={(row) => row && `${formatMoney(row.amount)} ${onDate(row.date, today())}, ${row.account}`}
      id={id}
      schema={reconciliationForm}
      startsFrom={partOf(calls.detail({ company_id, id }), (row) => row)}
      initial={startOf}
      refuse={(row) => refusalOf(row, canEdit ? { company_id, id, calls } : null)}
      mutation={calls.reconcile}
      done={(row) => `Conciliado: ${meaningOf(row)}`}
      submitLabel="Conciliar"
    >
      {(row) => row && <TransactionFields row={row} />}
    </FormDialog>
  );
};

/** What seems to be the case is chosen already. */
const startOf = ({ suggestion }: TransactionDetail) => ({
  targets: (suggestion?.parts ?? []).map(({ kind, id, amount }) => ({ kind, id, amount, settles: (suggestion?.left ?? 0) > 0 })),
});

type Answering = Pick<TransactionDialogProps, 'company_id' | 'calls'> & { id: number };

/** Why nothing is to be said of it now, and what may be done instead; `may`: how, where the person may. */
const refusalOf = (row: TransactionDetail, may: Answering | null) => {
  if (row.said) return { why: explanationOf(row, row.said), action: may && <UndoButton key="undo" {...may} /> };
  if (row.twin) return { why: likenessOf(row.twin), action: may && <LikenessButtons key="likeness" {...may} /> };
  return may ? null : { why: 'Este lançamento ainda espera por quem pode conciliar.' };
};

const likenessOf = ({ date, memo, account }: NonNullable<TransactionDetail['twin']>): string =>
  `Parece repetido: “${memo}” ${onDate(date, today())}, em ${account}, tem o mesmo valor. São dois lançamentos ou é o mesmo?`;

/** What is said when a person has told two movements apart, or as one. */
export const LIKENESS_SETTLED = { other: 'Ficam os dois lançamentos.', same: 'O lançamento repetido saiu.' };

const LikenessButtons = ({ company_id, id, calls }: Answering) => {
  const { leave } = useRouteClose({ busy: false, dirty: false });
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    ...calls.tellApart,
    onError: tellFailure,
    onSuccess: (_answer, { body }) => {
      toast.success(body.is_other ? LIKENESS_SETTLED.other : LIKENESS_SETTLED.same);
      leave();
    },
  });
  const answer = (is_other: boolean): void => mutate({ company_id, id, body: { is_other }, idempotency_key: newKey() });
  return (
    <>
      <Button icon={CopyMinus} busy={isPending} onClick={() => answer(false)}>
        É o mesmo
      </Button>
      <Button icon={CopyCheck} busy={isPending} onClick={() => answer(true)}>
        São dois
      </Button>
    </>
  );
};

/** What was said of it, whether a rule said it, and what whoever said it wrote beside. */
const explanationOf = (row: TransactionDetail, { by_rule, note }: NonNullable<TransactionDetail['said']>): string =>
  `Este lançamento já está explicado${by_rule ? ' por uma regra' : ''}: ${meaningOf(row)}.${note ? ` Observação: ${note}` : ''}`;

const UndoButton = ({ company_id, id, calls }: Answering) => {
  const { leave } = useRouteClose({ busy: false, dirty: false });
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    ...calls.undo,
    onError: tellFailure,
    onSuccess: () => {
      toast.success('Conciliação desfeita. O que ela pagou volta a esperar.');
      leave();
    },
  });
  return (
    <Button icon={Undo2} busy={isPending} onClick={() => mutate({ company_id, id, idempotency_key: newKey() })}>
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
      {!isIgnored && category === 'profit' && row.profit && <ProfitOwner month={competenceOf(row.date)} profit={row.profit} />}
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

type ProfitOwnerProps = { month: string; profit: NonNullable<TransactionDetail['profit']> };

/** The owner of a profit, where there are several partners: the only one's it is by itself. */
const ProfitOwner = ({ month, profit: { owners, filed } }: ProfitOwnerProps) => {
  const filedNow = filedWords(month, filed);
  return (
    <>
      {owners.length > 1 && (
        <NumberSelectField
          name="owner_id"
          options={owners.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          none="Dizer depois"
          help="Só deste lançamento. Até alguém dizer, ele não conta para ninguém."
        />
      )}
      {filedNow && (
        <chakra.div gridColumn={spanOf()}>
          <Banner tone="waiting">{filedNow}</Banner>
        </chakra.div>
      )}
    </>
  );
};
