import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { declaredResult } from '@esteto/domain/tax/income-tax/annual-result';
import { DOSSIER_YEARS } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import {
  type IncomeTaxBillForm,
  type IncomeTaxItemForm,
  type IncomeTaxResultForm,
  incomeTaxBillForm,
  incomeTaxItemForm,
  incomeTaxResultForm,
} from '@esteto/domain/tax/income-tax/income-tax-form';
import { calendarYearOf, incomeTaxResultLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { incomeTaxPayment } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { ecacStatusLabel } from '@esteto/domain/tax/income-tax/income-tax-status';
import { YEAR_FIGURES } from '@esteto/domain/tax/income-tax/year-figures';
import { balanceInWords } from '@esteto/features/tax/income-tax/dossier-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useFill } from '@esteto/ui/components/field/binding/use-fill';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Asked = { what: 'result' | 'bill' | 'item'; row: IncomeTaxDetail };

/** What the team writes of a return; the form stands in `question`. */
export const useReturnForms = (): { itemsOf: (row: IncomeTaxDetail) => MenuItem[]; question: ReactNode } => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onClose = () => setAsked(null);
  const itemsOf = (row: IncomeTaxDetail): MenuItem[] => [
    { label: 'Informar o resultado', onSelect: () => setAsked({ what: 'result', row }) },
    ...(isBeingMade(row.status) ? [{ label: 'Pedir mais um documento', onSelect: () => setAsked({ what: 'item', row }) }] : []),
    ...(incomeTaxPayment(row) === 'unbilled' ? [{ label: 'Cobrar', onSelect: () => setAsked({ what: 'bill', row }) }] : []),
  ];
  const question = asked && FORMS[asked.what]({ row: asked.row, onClose });
  return { itemsOf, question };
};

type FormProps = { row: IncomeTaxDetail; onClose: () => void };

const nothing = () => undefined;

const ResultForm = ({ row: { id, version, ...row }, onClose }: FormProps) => {
  const { mutateAsync: note } = useMutation(incomeTaxMutations.noteResult);
  const { result, tax_due, quotas_count, uses_simplified, refund_amount, refund_batch, receipt_number, ecac_status, audit_note } = row;
  const { taxable_income, exempt_income, exclusive_income, year_tax, assets_value, debts_value } = row;
  return (
    <FormOver
      onAnswer={nothing}
      onClose={onClose}
      form={{
        title: 'Resultado da declaração',
        subtitle: row.user_name,
        schema: incomeTaxResultForm,
        initial: {
          ...(result && { result, uses_simplified }),
          tax_due,
          quotas_count,
          refund_amount,
          taxable_income,
          exempt_income,
          exclusive_income,
          year_tax,
          assets_value,
          debts_value,
          refund_batch,
          receipt_number,
          ecac_status,
          audit_note,
        },
        mutation: { mutationFn: ({ body }: { body: IncomeTaxResultForm }) => note({ id, body: { ...body, version } }) },
        done: 'Resultado informado.',
        submitLabel: 'Salvar o resultado',
        children: (
          <>
            <OurCount user_id={row.user_id} year={calendarYearOf(row.exercise_year)} />
            <ResultFields />
          </>
        ),
      }}
    />
  );
};

/** What the dossier comes to, beside what the program of Receita says: a difference is a question before it is sent. It fills the fields that are empty. */
const OurCount = ({ user_id, year }: { user_id: number; year: number }) => {
  const fill = useFill();
  const query = incomeTaxDossierQueries.detail({ user_id, year });
  const { data } = useQuery(DOSSIER_YEARS.includes(year) ? query : { ...query, queryFn: skipToken });
  if (!data) return null;
  const { figures, balance, used_simplified } = data.result;
  const { uses_simplified, ...declared } = declaredResult({ balance, used_simplified });
  const known = YEAR_FIGURES.filter((figure) => figures[figure] !== null);
  const all = [declared, { uses_simplified }, ...known.map((figure) => ({ [figure]: figures[figure] }))];
  return (
    <chakra.div gridColumn={spanOf()} display="grid" gap="2" justifyItems="start">
      <chakra.p color="fg.muted">
        Pela conta do Esteto: {balanceInWords(balance)}, {used_simplified ? 'desconto simplificado' : 'deduções legais'}.
      </chakra.p>
      <Button size="sm" onClick={() => fill(all)}>
        Preencher com a nossa conta
      </Button>
      <chakra.p color="fg.muted" fontSize="sm">
        Preenche o resultado e os valores do ano que ainda estão vazios. Confira com o programa da Receita.
      </chakra.p>
    </chakra.div>
  );
};

const ResultFields = () => {
  const result = useFieldValue<string | null>('result');
  return (
    <>
      <SelectField name="result" options={incomeTaxResultLabel} span={3} />
      <SwitchField name="uses_simplified" span={3} />
      {result === 'to_pay' && (
        <>
          <MoneyField name="tax_due" span={3} />
          <IntegerField name="quotas_count" span={3} />
        </>
      )}
      {result === 'to_refund' && (
        <>
          <MoneyField name="refund_amount" span={3} />
          <TextField name="refund_batch" span={3} />
        </>
      )}
      {YEAR_FIGURES.map((figure) => (
        <MoneyField key={figure} name={figure} span={3} />
      ))}
      <TextField name="receipt_number" span={3} />
      <SelectField name="ecac_status" options={ecacStatusLabel} span={3} />
      <TextAreaField name="audit_note" />
    </>
  );
};

const ItemForm = ({ row: { id, user_name }, onClose }: FormProps) => {
  const { mutateAsync: add } = useMutation(incomeTaxMutations.addItem);
  return (
    <FormOver
      onAnswer={nothing}
      onClose={onClose}
      form={{
        title: 'Pedir mais um documento',
        subtitle: user_name,
        size: 'sm',
        schema: incomeTaxItemForm,
        mutation: { mutationFn: ({ body }: { body: IncomeTaxItemForm }) => add({ id, body }) },
        done: 'Documento pedido.',
        submitLabel: 'Pedir documento',
        children: (
          <>
            <TextField name="section" />
            <TextField name="title" />
            <TextField name="source" />
          </>
        ),
      }}
    />
  );
};

const BILL = incomeTaxBillForm.omit(['version']);

const BillForm = ({ row: { id, version, user_id, user_name, exercise_year, price }, onClose }: FormProps) => {
  const { mutateAsync: bill } = useMutation(incomeTaxMutations.bill);
  const { data } = useQuery(incomeTaxQueries.quote({ user_id, exercise_year }));
  const companies = data?.companies ?? [];
  return (
    <FormOver
      onAnswer={nothing}
      onClose={onClose}
      form={{
        title: 'Cobrar a declaração',
        subtitle:
          data && companies.length === 0
            ? `${user_name} não é sócio de nenhuma empresa: não há cobrança pela plataforma.`
            : `${user_name}: ${formatMoney(price)}, em um boleto de honorário.`,
        size: 'sm',
        schema: BILL,
        mutation: {
          mutationFn: ({ body }: { body: Omit<IncomeTaxBillForm, 'version'> }) => bill({ id, body: { ...body, version } }),
        },
        done: 'Cobrança criada.',
        submitLabel: 'Criar o boleto',
        children: (
          <>
            <NumberSelectField
              name="company_id"
              label="Empresa que paga"
              none="Escolha"
              options={companies.map((one) => ({ value: one.id, label: one.name }))}
            />
            <DateField name="due_date" />
            <TextField name="coupon" />
          </>
        ),
      }}
    />
  );
};

const FORMS: Record<Asked['what'], (props: FormProps) => ReactNode> = {
  result: (props) => <ResultForm {...props} />,
  item: (props) => <ItemForm {...props} />,
  bill: (props) => <BillForm {...props} />,
};
