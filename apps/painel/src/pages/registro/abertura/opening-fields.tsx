import type { RegistrationDetail } from '@esteto/contract/opening/registration';
import { BoletoLineField } from '@esteto/ui/components/field/brazil/boleto-line-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';

export const OpeningFields = ({ opening }: { opening?: RegistrationDetail }) => (
  <>
    <AnalystField selected={opening} span={3} />
    <TextField name="protocol" span={3} />
    <MoneyField name="board_fee_amount" span={3} />
    <DateField name="board_fee_due_on" span={3} />
    <BoletoLineField name="board_fee_line" />
    <TextField name="voter_registration" span={3} help="Para o Simples Nacional, este ou o recibo do imposto de renda." />
    <TextField name="income_tax_receipt" span={3} />
  </>
);
