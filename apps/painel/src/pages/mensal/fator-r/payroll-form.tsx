import { rFactorMutations } from '@esteto/api-client/month/r-factor';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { type PayrollMonthForm, payrollMonthForm } from '@esteto/domain/month/r-factor/payroll-month-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';

export type HistoryMonth = RFactorHistory['months'][number];

type PayrollFormProps = { company: RFactorHistory['company']; month: HistoryMonth; onClose: () => void };

/** What a company paid in a month; whoever tells or mends it says why. */
export const PayrollForm = ({ company: { id }, month: { competence, payroll }, onClose }: PayrollFormProps) => {
  const { mutateAsync: save } = useMutation(rFactorMutations.savePayroll);
  const told = payroll && `${payroll.author_name ?? 'Esteto'}, ${formatInstant(payroll.updated_at, today())}: ${payroll.reason}`;
  return (
    <FormOver
      form={{
        title: `Folha de ${formatCompetenceLong(competence)}`,
        subtitle: told,
        schema: payrollMonthForm,
        initial: {
          competence,
          pro_labore: payroll?.pro_labore,
          wages: payroll?.wages ?? 0,
          inss_employer: payroll?.inss_employer ?? 0,
          fgts: payroll?.fgts ?? 0,
          version: payroll?.version ?? null,
        },
        mutation: { mutationFn: ({ body }: { body: PayrollMonthForm }) => save({ id, body }) },
        done: 'Folha salva.',
        children: FIELDS,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const FIELDS = (
  <>
    <MoneyField name="pro_labore" span={3} />
    <MoneyField name="wages" span={3} />
    <MoneyField name="inss_employer" span={3} help="Sem a CPP que vai dentro do DAS: ela é contada pelos DAS pagos." />
    <MoneyField name="fgts" span={3} />
    <TextAreaField name="reason" />
  </>
);
