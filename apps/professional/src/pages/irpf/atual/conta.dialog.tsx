import { lookupQueries } from '@esteto/api-client/office/lookup';
import { ownIncomeTaxMutations, ownIncomeTaxQueries } from '@esteto/api-client/tax/own-income-tax';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { accountKindLabel } from '@esteto/domain/company/bank-account/personal-account';
import { type AccountUse, accountUseLabel, accountUsesFor, BANK_USES } from '@esteto/domain/tax/income-tax/income-tax-account';
import { incomeTaxAccountForm } from '@esteto/domain/tax/income-tax/income-tax-account-form';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { BankField } from '@esteto/ui/components/field/brazil/place-fields.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { returnName } from '../../../features/irpf/return-name.ts';

/** How the tax is paid, or where the refund goes. */
export default function ReturnAccountDialog() {
  const id = Number(useParams().irpfId);
  const row: PartOfQuery<OwnReturn | null> = {
    ...ownIncomeTaxQueries.current(useCompanyScope()),
    select: (all: OwnReturn[]) => all.find((one) => one.id === id) ?? null,
  };
  return (
    <FormDialog
      title={(row) => (row?.result === 'to_refund' ? 'Como receber a restituição' : 'Como pagar o imposto')}
      subtitle={(row) => row && returnName(row)}
      id={id}
      schema={schema}
      startsFrom={row}
      refuse={(row) =>
        row && isBeingMade(row.status) && accountUsesFor(row.result).length > 0
          ? null
          : { why: 'Esta declaração não pede isso agora: ou já foi entregue, ou ainda não tem imposto a pagar nem a restituir.' }
      }
      mutation={ownIncomeTaxMutations.chooseAccount}
      done="Escolha salva. A equipe a vê ao preencher a declaração."
    >
      {(row) => <AccountFields uses={accountUsesFor(row?.result ?? null)} />}
    </FormDialog>
  );
}

const schema = incomeTaxAccountForm.omit(['version']);

const AccountFields = ({ uses }: { uses: readonly AccountUse[] }) => {
  const use = useFieldValue<AccountUse | null>('account_use');
  return (
    <>
      <RadioField
        name="account_use"
        options={Object.fromEntries(uses.map((one) => [one, accountUseLabel[one]]))}
        help={use === 'debit' ? FIRST_DEBIT : undefined}
      />
      {use === 'pix' && <CpfField name="pix_key" help="A Receita só aceita o CPF de quem declara." />}
      {use !== null && BANK_USES.includes(use) && (
        <>
          <BankField name="bank_code" banks={lookupQueries.banks({})} help="A conta precisa estar em seu nome." />
          <RadioField name="bank_kind" options={accountKindLabel} />
          <TextField name="bank_branch" span={2} placeholder="1234-5" />
          <TextField name="bank_account" span={3} inputMode="numeric" />
          <TextField name="bank_digit" span={1} />
        </>
      )}
    </>
  );
};

const FIRST_DEBIT =
  'A primeira quota só é debitada quando a declaração é entregue até o dia que a Receita fixa a cada ano. Depois dele, a equipe envia o DARF da primeira.';
