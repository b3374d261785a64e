import { ownIncomeTaxMutations, ownIncomeTaxQueries } from '@esteto/api-client/tax/own-income-tax';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { refundReceivedForm } from '@esteto/domain/tax/income-tax/income-tax-refund-form';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useLocation, useParams } from 'react-router';
import { path } from '../../path.ts';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { awaitsRefund } from './awaits-refund.ts';
import { returnName } from './return-name.ts';

/** The person tells that the refund came, with how much: of a return of this year, or of a former one. */
export default function RefundReceivedDialog() {
  const id = Number(useParams().irpfId);
  const scope = useCompanyScope();
  const isPast = useLocation().pathname.startsWith(path('/app/irpf/declaracoes-passadas'));
  const returns = isPast ? ownIncomeTaxQueries.past(scope) : ownIncomeTaxQueries.current(scope);
  return (
    <FormDialog
      title="Recebi a restituição"
      subtitle={(refund) => refund && returnName(refund.row)}
      size="sm"
      id={id}
      schema={RECEIVED}
      startsFrom={partOf(returns, (all) => startOf(all.find((one) => one.id === id)))}
      refuse={({ row }) => (awaitsRefund(row) ? null : { why: 'Esta declaração não espera uma restituição.' })}
      mutation={ownIncomeTaxMutations.receiveRefund}
      done="Restituição informada."
      submitLabel="Informar"
    >
      <DateField name="refund_received_on" span={3} />
      <MoneyField name="refund_received_amount" span={3} help="Como caiu na conta, com os juros." />
    </FormDialog>
  );
}

const RECEIVED = refundReceivedForm.omit(['version']);

const startOf = (row: OwnReturn | undefined) =>
  row && { row, version: row.version, refund_received_on: today(), refund_received_amount: row.refund_amount };
