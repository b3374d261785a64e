import { call } from '@esteto/api-client/api';
import { boletoMutations } from '@esteto/api-client/money/boleto';
import { boletoRecurrenceMutations } from '@esteto/api-client/money/boleto-recurrence';
import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { boleto } from '@esteto/contract/money/boleto';
import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import type { MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import { BOLETO_TAXES } from '@esteto/domain/money/boleto/boleto-form';
import { type RepeatingBoletoForm, repeatingBoletoForm } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useSearchParams } from 'react-router';
import { BoletoFields } from './boleto-fields.tsx';
import { PayerField } from './payer-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';

/**
 * One boleto, or the first of those that are made anew every month: the form says which. With `obrigacao` in the address the guide of that obligation, which
 * is delivered with it.
 */
export default function CreateBoletoDialog() {
  const id = Number(useSearchParams()[0].get(OBLIGATION_PARAM)) || null;
  const owed: PartOfQuery<ReturnType<typeof owedBy>> | undefined =
    id === null ? undefined : { ...monthlyObligationQueries.detail({ id }), select: owedBy };
  return (
    <FormDialog
      title="Novo boleto"
      subtitle="O valor e o vencimento são conferidos com a linha digitável."
      schema={repeatingBoletoForm}
      initial={TAX}
      startsFrom={owed}
      ownParams={OWN_PARAMS}
      mutation={mutation}
      done="Boleto incluído."
      submitLabel="Incluir boleto"
    >
      {(start) => (
        <>
          <PayerField selected={start?.company} />
          <BoletoFields />
          <RepeatFields />
        </>
      )}
    </FormDialog>
  );
}

const mutation = {
  ...boletoMutations.create,
  ...boletoRecurrenceMutations.start,
  mutationFn: async ({ body: { repeat, repeat_months, ...body } }: { body: RepeatingBoletoForm }) => {
    if (repeat && body.kind !== 'tax') await call(boletoRecurrence.start, { body: { ...body, repeat, repeat_months } });
    else await call(boleto.create, { body });
  },
};

const OBLIGATION_PARAM = 'obrigacao';
const OWN_PARAMS = [OBLIGATION_PARAM];
const TAX = { kind: 'tax' } as const;

/** What the guide should say is told by the tax and its month (TaxGuideHint). */
const owedBy = ({ company_id, company_name, rule_key, competence, amount_due, legal_date }: MonthlyObligationDetail) => ({
  ...TAX,
  company_id,
  company: { value: company_id, label: company_name },
  tax_key: BOLETO_TAXES.find((tax) => tax === rule_key) ?? null,
  competence,
  amount: amount_due ?? undefined,
  due_date: legal_date ?? undefined,
});
