import { cashBookQueries } from '@esteto/api-client/money/cash-book';
import { cashBookCodes, effectInWords, findCashBookCode, WORK_CODE } from '@esteto/domain/money/cash-book/cash-book-codes';
import { receivedFromLabel } from '@esteto/domain/money/cash-book/cash-book-form';
import { cashBookKindLabel } from '@esteto/domain/money/cash-book/cash-book-life';
import { cancellableUntil } from '@esteto/domain/money/cash-book/receipt';
import { formatDateNumeric, isIsoDate } from '@esteto/domain/shared/date/date';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CnpjField } from '@esteto/ui/components/field/brazil/cnpj-field.tsx';
import { CpfField } from '@esteto/ui/components/field/brazil/cpf-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** A line of the book: what its account asks for, and whether it is deducted. */
export const EntryFields = () => {
  const kind = useFieldValue('kind') === 'payment' ? 'payment' : 'income';
  const code = useFieldValue('code');
  const { data: book } = useQuery(cashBookQueries.year({ ...useCompanyScope(), year: Number(today().slice(0, 4)) }));
  const isHomeCost = Boolean(useFieldValue('is_home_office'));
  const isHomeOffered = isHomeCost || book?.works_at_home === true;
  const chosen = typeof code === 'string' ? findCashBookCode(code) : undefined;
  return (
    <>
      <RadioField name="kind" options={cashBookKindLabel} />
      <DateField name="entry_date" span={3} />
      <MoneyField name="amount" span={3} />
      <SelectField name="code" options={OPTIONS[kind]} help={chosen && effectInWords[chosen.effect]} />
      <TextField name="history" />
      {kind === 'income' && <Income isRent={code === 'R01.003.001'} isWork={code === WORK_CODE} />}
      {kind === 'payment' && chosen?.effect === 'deducted' && isHomeOffered && (
        <SwitchField name="is_home_office" help="Deduz-se a quinta parte (Parecer Normativo CST 60/1978)." />
      )}
      {chosen?.has_competence && (
        <>
          <MonthField name="competence" span={3} />
          <MoneyField name="fine" span={3} help="Se pagou em atraso: à parte do valor." />
          <MoneyField name="interest" span={3} />
        </>
      )}
    </>
  );
};

const Income = ({ isRent, isWork }: { isRent: boolean; isWork: boolean }) => {
  const from = useFieldValue('received_from');
  return (
    <>
      <RadioField name="received_from" options={receivedFromLabel} required />
      {from === 'PF' && <CpfField name="payer_cpf" required span={3} />}
      {from === 'PF' && !isRent && <Patient />}
      {from === 'PJ' && <CnpjField name="payer_cnpj" required span={3} />}
      {from === 'PJ' && <MoneyField name="irrf_amount" span={3} />}
      {isRent && <MoneyField name="deduction" span={3} help="IPTU, condomínio, administração." />}
      {from === 'PF' && isWork && <Receipt />}
    </>
  );
};

/** The receipt of Receita Saúde, which is issued there; one that was cancelled leaves the entry without any. */
const Receipt = () => {
  const isWritten = Boolean(useFieldValue('receipt_number'));
  const issuedOn = useFieldValue('receipt_issued_on');
  const until = typeof issuedOn === 'string' && isIsoDate(issuedOn) ? cancellableUntil(issuedOn) : null;
  return (
    <>
      <TextField name="receipt_number" label="Número do recibo" span={3} help="Emitido no app da Receita Federal, em Receita Saúde." />
      {isWritten && (
        <DateField
          name="receipt_issued_on"
          span={3}
          help={until ? `A Receita aceita cancelar até ${formatDateNumeric(until)}.` : undefined}
        />
      )}
      {isWritten && <DateField name="receipt_cancelled_on" span={3} help="Só se foi cancelado: emita outro, ou retire o lançamento." />}
    </>
  );
};

/** The CPF that Receita Federal asks of the patient, where it is not that of who paid. */
const Patient = () => {
  const hasNone = Boolean(useFieldValue('beneficiary_cpf_missing'));
  const cpf = useFieldValue('beneficiary_cpf');
  return (
    <>
      {(!hasNone || Boolean(cpf)) && <CpfField name="beneficiary_cpf" span={3} help="Se não é quem pagou." />}
      <SwitchField name="beneficiary_cpf_missing" help="Só se o paciente não tem CPF: o arquivo diz isso à Receita Federal." />
    </>
  );
};

const optionsOf = (kind: 'income' | 'payment') => Object.fromEntries(cashBookCodes(kind).map(({ code, label }) => [code, label]));
const OPTIONS = { income: optionsOf('income'), payment: optionsOf('payment') };
