import { chakra } from '@chakra-ui/react';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import type { IncomeTaxDetail, IncomeTaxQuote } from '@esteto/contract/tax/income-tax';
import { addDays, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { newIncomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxKindLabel } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { path } from '../../path.ts';
import { AMEND_PARAM } from './amend-path.ts';
import { ResponsibleField } from './responsible-field.tsx';

/** A return with what it costs and, where a company of the person pays it, its boleto. */
export default function CreateIncomeTaxDialog() {
  const amended = Number(useSearchParams()[0].get(AMEND_PARAM)) || null;
  return (
    <FormDialog
      title="Nova declaração"
      subtitle="A declaração e, se uma empresa do médico paga, o boleto do honorário."
      schema={newIncomeTaxForm}
      initial={{ kind: 'original', exercise_year: Number(today().slice(0, 4)), due_date: addDays(today(), DAYS_TO_PAY) }}
      startsFrom={amended === null ? undefined : amendingOf(amended)}
      ownParams={OWN_PARAMS}
      mutation={incomeTaxMutations.create}
      done="Declaração criada."
      submitLabel="Criar declaração"
      to={({ id }) => path('/painel/irpf/:irpfId/detalhes', { irpfId: id })}
    >
      {(former) => (
        <>
          <SearchSelectField
            name="user_id"
            label="Pessoa"
            search={({ search }) => incomeTaxQueries.people({ search })}
            toOption={toOption}
            selected={former && { value: former.user_id, label: former.user_name }}
            placeholder="Busque por nome ou e-mail"
          />
          <IntegerField name="exercise_year" span={3} />
          <SelectField name="kind" options={incomeTaxKindLabel} span={3} />
          <DateField
            name="delivered_on"
            span={3}
            help="Só se outro escritório já a entregou: fica guardada como saiu, sem cobrança e sem pedir documentos."
          />
          <Quoted />
          <ResponsibleField span={3} />
          <DateField name="deadline" span={3} help="Vazio: o do exercício." />
        </>
      )}
    </FormDialog>
  );
}

const OWN_PARAMS = [AMEND_PARAM] as const;

/** Person and year of the return that is amended, as the first values of the form. */
const amendingOf = (id: number): PartOfQuery<Amending> => ({
  ...incomeTaxQueries.detail({ id }),
  select: ({ user_id, user_name, exercise_year }: IncomeTaxDetail): Amending => ({
    user_id,
    user_name,
    exercise_year,
    kind: 'amending',
    rectifies_id: id,
  }),
});

type Amending = Pick<IncomeTaxDetail, 'user_id' | 'user_name' | 'exercise_year' | 'kind' | 'rectifies_id'>;

/** What it costs and why, and who may be charged: known once the person and the year are. */
const Quoted = () => {
  const user_id = useFieldValue<number | null>('user_id');
  const exercise_year = useFieldValue<number | null>('exercise_year');
  const kind = useFieldValue<string | null>('kind');
  const company_id = useFieldValue<number | null>('company_id');
  const coupon = useDebounced(useFieldValue<string | null>('coupon'), 300);
  const delivered_on = useFieldValue<string | null>('delivered_on');
  const isAsked = user_id !== null && exercise_year !== null && exercise_year >= FIRST_YEAR;
  const query = incomeTaxQueries.quote({ user_id: user_id ?? 0, exercise_year: exercise_year ?? 0, coupon, company_id });
  const { data, error } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  if (!isAsked) return null;
  // A year that Esteto did not work in has no price.
  if (error) return delivered_on ? null : <Told>{error.message}</Told>;
  if (!data) return null;
  return (
    <>
      {kind === 'amending' && data.amendable.length > 0 && (
        <NumberSelectField
          name="rectifies_id"
          label="Declaração que ela retifica"
          none="Uma que não está aqui"
          options={data.amendable.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      {kind !== 'amending' && data.problem && <Told>{data.problem}</Told>}
      {!delivered_on && <Priced quote={data} />}
    </>
  );
};

const Priced = ({ quote }: { quote: IncomeTaxQuote }) => {
  const company_id = useFieldValue<number | null>('company_id');
  const price = useFieldValue<number | null>('price');
  return (
    <>
      <Told>{[...(price === null ? quote.why : []), priceWords(quote, price)].join(' ')}</Told>
      <MoneyField name="price" label="Outro preço" span={3} help="Vazio: o preço explicado acima." />
      {quote.companies.length > 0 ? (
        <>
          <NumberSelectField
            name="company_id"
            label="Empresa que paga"
            span={3}
            none="Sem cobrança pela plataforma"
            options={quote.companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {company_id ? (
            <>
              <DateField name="due_date" label="Vencimento do boleto" span={3} />
              <TextField name="coupon" span={3} help={quote.coupon_problem ?? undefined} />
            </>
          ) : null}
        </>
      ) : (
        <Told>Esta pessoa não é sócia de nenhuma empresa: o preço fica anotado, sem cobrança pela plataforma.</Told>
      )}
    </>
  );
};

const FIRST_YEAR = 2022;

/** Until the boleto is due, unless the team writes another day. */
const DAYS_TO_PAY = 10;

const Told = ({ children }: { children: ReactNode }) => (
  <chakra.p gridColumn={spanOf()} color="fg.muted" fontSize="sm" aria-live="polite">
    {children}
  </chakra.p>
);

const priceWords = (quote: IncomeTaxQuote, other: number | null): string => {
  const price = other ?? quote.price;
  const start = quote.waits_for_payment && price > 0 ? 'Começa depois do pagamento.' : 'Começa pedindo os documentos.';
  return `A pagar: ${formatMoney(price)}. ${start} Prazo: ${formatDateNumeric(quote.deadline)}.`;
};

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
