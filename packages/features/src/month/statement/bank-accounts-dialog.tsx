import type { bankAccountMutations, bankAccountQueries } from '@esteto/api-client/month/bank-account';
import type { BankAccount } from '@esteto/contract/month/bank-account';
import { accountMergeForm, bankAccountForm } from '@esteto/domain/month/statement/statement-form';
import { formatDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

/** The calls about a company's accounts: a member's and those of staff are the same but for their addresses. */
export type BankAccountCalls = Pick<typeof bankAccountQueries, 'list'> & Pick<typeof bankAccountMutations, 'rename' | 'merge' | 'remove'>;

type BankAccountsDialogProps = { company_id: number; calls: BankAccountCalls; canEdit: boolean };

/** The accounts that statements are of: each called as people call it, two that are one merged, one that was a mistake removed. */
export const BankAccountsDialog = ({ company_id, calls, canEdit }: BankAccountsDialogProps) => {
  const { data, error, refetch, isFetching } = useQuery(calls.list({ company_id }));
  const [asking, setAsking] = useState<{ about: BankAccount; what: 'name' | 'merge' } | null>(null);
  const remove = useRemoval(company_id, calls);
  const accounts = data?.items ?? [];
  const itemsOf = (account: BankAccount): MenuItem[] => [
    { label: 'Renomear', icon: Pencil, onSelect: () => setAsking({ about: account, what: 'name' }) },
    ...(accounts.length > 1
      ? [{ label: 'Juntar a outra', icon: Merge, onSelect: () => setAsking({ about: account, what: 'merge' }) }]
      : []),
    { label: 'Remover', icon: Trash2, tone: 'danger', onSelect: () => void remove(account) },
  ];
  const close = (): void => setAsking(null);
  return (
    <RouteDialog title="Contas" subtitle="As contas bancárias dos extratos.">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.items.length === 0 && <EmptyState title="Nenhuma conta ainda. O primeiro extrato traz a sua." />}
      {accounts.length > 0 && (
        <LineList>
          {accounts.map((account) => (
            <Line key={account.id} title={account.name} note={heldBy(account)}>
              {canEdit && (
                <MenuButton
                  label={`Ações de ${account.name}`}
                  icon={EllipsisVertical}
                  variant="secondary"
                  groups={[{ items: itemsOf(account) }]}
                />
              )}
            </Line>
          ))}
        </LineList>
      )}
      {asking?.what === 'name' && <NameQuestion account={asking.about} company_id={company_id} calls={calls} onClose={close} />}
      {asking?.what === 'merge' && (
        <MergeQuestion account={asking.about} others={accounts} company_id={company_id} calls={calls} onClose={close} />
      )}
    </RouteDialog>
  );
};

const heldBy = ({ transactions, first_day, last_day }: BankAccount): string =>
  first_day && last_day
    ? `${countOf(transactions, 'lançamento', 'lançamentos')}, de ${formatDate(first_day, today())} a ${formatDate(last_day, today())}`
    : 'Nenhum lançamento';

type QuestionProps = { account: BankAccount; company_id: number; calls: BankAccountCalls; onClose: () => void };

const NameQuestion = ({ account: { id, version, name }, company_id, calls, onClose }: QuestionProps) => {
  const { mutateAsync } = useMutation(calls.rename);
  return (
    <FormQuestion
      title="Renomear conta"
      message="O nome é só para quem usa o Esteto; o número continua o do banco."
      schema={bankAccountForm}
      initial={{ name, version }}
      submit={(body) => mutateAsync({ company_id, id, body })}
      done="Conta renomeada."
      submitLabel="Salvar"
      submitVariant="primary"
      onClose={onClose}
    >
      <TextField name="name" autoFocus />
    </FormQuestion>
  );
};

const MergeQuestion = ({ account, others, company_id, calls, onClose }: QuestionProps & { others: readonly BankAccount[] }) => {
  const { mutateAsync } = useMutation(calls.merge);
  const options = others.filter(({ id }) => id !== account.id).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormQuestion
      title="Juntar contas"
      message={`Extratos e lançamentos de “${account.name}” passam à conta que fica, também os dos próximos arquivos. O que está nas duas fica uma vez. Isto não pode ser desfeito.`}
      schema={accountMergeForm}
      submit={(body) => mutateAsync({ company_id, id: account.id, body, idempotency_key: newKey() })}
      done="Contas juntadas."
      submitLabel="Juntar"
      onClose={onClose}
    >
      <NumberSelectField name="into_id" options={options} />
    </FormQuestion>
  );
};

/** Asks before an account goes with all that it holds. */
const useRemoval = (company_id: number, calls: BankAccountCalls) => {
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(calls.remove);
  return async (account: BankAccount): Promise<void> => {
    const isRemoved = await confirm({
      title: 'Remover conta',
      message: `“${account.name}” sai com o que guarda: ${heldBy(account).toLowerCase()}. Os arquivos podem ser enviados de novo.`,
      confirmLabel: 'Remover conta',
      negative: true,
      action: () => mutateAsync({ company_id, id: account.id }),
    });
    if (isRemoved) toast.success('Conta removida.');
  };
};
