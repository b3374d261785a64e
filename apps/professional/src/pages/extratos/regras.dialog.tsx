import { reconciliationMutations, reconciliationQueries } from '@esteto/api-client/money/reconciliation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import type { BankRule } from '@esteto/contract/money/reconciliation';
import { type BankRuleForm, bankRuleForm } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { categoriesFor, transactionCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';
import { countOf } from '@esteto/domain/shared/text/text';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What a person taught: the movements that are explained by themselves, and how many each rule has explained. */
export default function RulesDialog() {
  const scope = useCompanyScope();
  const canEdit = useCan(statements.edit);
  const tellFailure = useTellFailure();
  const { data, error, refetch, isFetching } = useQuery(reconciliationQueries.rules(scope));
  const [edited, setEdited] = useState<number | null>(null);
  const { mutate, isPending } = useMutation({ ...reconciliationMutations.removeRule, onError: tellFailure });
  return (
    <RouteDialog title="Regras" subtitle="O que se repete e fica explicado sozinho.">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.items.length === 0 && <EmptyState title="Nenhuma regra ainda. Ao categorizar um lançamento, marque “Fazer o mesmo sempre”." />}
      {data && data.items.length > 0 && (
        <LineList>
          {data.items.map(({ id, words, category, hits, ...rule }) => (
            <Line
              key={id}
              title={nameOf({ words, ...rule })}
              note={`${category ? transactionCategoryLabel[category] : 'Não é da empresa'}. ${countOf(hits, 'lançamento explicado', 'lançamentos explicados')}.`}
            >
              {canEdit && (
                <>
                  <IconButton icon={Pencil} label={`Alterar a regra “${words}”`} onClick={() => setEdited(id)} />
                  <IconButton
                    icon={Trash2}
                    label={`Remover a regra “${words}”`}
                    disabled={isPending}
                    onClick={() => mutate({ ...scope, id })}
                  />
                </>
              )}
            </Line>
          ))}
        </LineList>
      )}
      {edited !== null && <RuleForm id={edited} onClose={() => setEdited(null)} />}
    </RouteDialog>
  );
}

type RuleFormProps = { id: number; onClose: () => void };

/** What a rule says from now on, and if wanted of what it has explained. */
const RuleForm = ({ id, onClose }: RuleFormProps) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(reconciliationMutations.changeRule);
  return (
    <FormOver
      record={partOf(reconciliationQueries.rules(scope), ({ items }) => items.find((rule) => rule.id === id))}
      form={{
        title: 'Alterar regra',
        subtitle: (row: BankRule | undefined) => row && nameOf(row),
        schema: bankRuleForm,
        mutation: { mutationFn: ({ body }: { body: BankRuleForm & { version: number } }) => send({ ...scope, id, body }) },
        done: 'Regra alterada.',
        submitLabel: 'Salvar',
        children: (row: BankRule | undefined) => row && <RuleFields rule={row} />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const RuleFields = ({ rule: { is_inflow, hits } }: { rule: BankRule }) => (
  <>
    <SelectField name="category" options={categoriesFor(is_inflow ? 1 : -1)} placeholder="Não é da empresa" />
    {hits > 0 && (
      <CheckboxField
        name="again"
        help={countOf(hits, 'lançamento que ela já explicou muda junto.', 'lançamentos que ela já explicou mudam junto.')}
      />
    )}
  </>
);

const nameOf = ({ words, is_inflow }: Pick<BankRule, 'words' | 'is_inflow'>): string => `${is_inflow ? 'Entrada' : 'Saída'} “${words}”`;
