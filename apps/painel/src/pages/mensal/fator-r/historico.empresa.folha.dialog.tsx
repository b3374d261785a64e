import { rFactorMutations, rFactorQueries } from '@esteto/api-client/month/r-factor';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { payrollMonthForm } from '@esteto/domain/month/r-factor/payroll-month-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** What a company paid in a month; whoever tells or mends it says why. */
export default function PayrollDialog() {
  const { companyId, year, month } = useParams();
  const id = Number(companyId);
  const competence = `${year}-${month?.padStart(2, '0')}`;
  const payroll: PartOfQuery<ReturnType<typeof payrollOf>> = {
    ...rFactorQueries.history({ id }),
    select: (history: RFactorHistory) => payrollOf(history, competence),
  };
  return (
    <FormDialog
      title={`Folha de ${formatCompetenceLong(competence)}`}
      subtitle={(row) => row?.origin}
      id={id}
      schema={payrollMonthForm}
      startsFrom={payroll}
      refuse={(row) => (row ? null : { why: 'Este mês não conta para o fator R desta empresa.' })}
      mutation={rFactorMutations.savePayroll}
      done="Folha salva."
      parent={path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: id })}
    >
      <MoneyField name="pro_labore" span={3} />
      <MoneyField name="wages" span={3} />
      <MoneyField name="inss_employer" span={3} help="Sem a CPP que vai dentro do DAS: ela é contada pelos DAS pagos." />
      <MoneyField name="fgts" span={3} />
      <TextAreaField name="reason" />
    </FormDialog>
  );
}

/** What is known of a month already, with who told it; null where the fator R is not made of it. */
const payrollOf = ({ months }: RFactorHistory, competence: string) => {
  const month = months.find((one) => one.competence === competence);
  if (!month) return null;
  const { payroll } = month;
  return {
    origin: payroll && `${payroll.author_name ?? 'Esteto'}, ${formatInstant(payroll.updated_at, today())}: ${payroll.reason}`,
    competence,
    pro_labore: payroll?.pro_labore,
    wages: payroll?.wages ?? 0,
    inss_employer: payroll?.inss_employer ?? 0,
    fgts: payroll?.fgts ?? 0,
    version: payroll?.version ?? null,
  };
};
