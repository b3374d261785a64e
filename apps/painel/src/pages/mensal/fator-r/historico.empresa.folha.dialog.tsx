import { chakra } from '@chakra-ui/react';
import { rFactorMutations, rFactorQueries } from '@esteto/api-client/month/r-factor';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { copyOutcome } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import { payrollInWords } from '@esteto/domain/month/payroll-batch/payroll-words';
import { payrollMonthForm } from '@esteto/domain/month/r-factor/payroll-month-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { CopyCheck } from 'lucide-react';
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
      refuse={(row) => (row ? null : { why: 'Este mês é antigo demais: informam-se as folhas dos últimos treze.' })}
      mutation={rFactorMutations.savePayroll}
      done="Folha salva."
      parent={path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: id })}
    >
      {(row) => (
        <>
          {row?.former && <AsLastTime former={row.former} />}
          <MoneyField name="pro_labore" span={3} />
          <MoneyField name="wages" span={3} />
          <MoneyField name="inss_employer" span={3} help="Sem a CPP que vai dentro do DAS: ela é contada pelos DAS pagos." />
          <MoneyField name="fgts" span={3} />
          <TextAreaField name="reason" />
        </>
      )}
    </FormDialog>
  );
}

type Former = NonNullable<ReturnType<typeof formerOf>>;

/** Fills in what was paid the last time, as a batch copies it; it is saved from here like any other. */
const AsLastTime = ({ former: { values, words, isDecided } }: { former: Former }) => {
  const store = useFormStore();
  const fill = () => {
    for (const [name, value] of Object.entries(values)) store.setValue(name, value);
    store.setValue('reason', words);
  };
  return (
    <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button icon={CopyCheck} onClick={fill}>
        {isDecided ? 'Igual à decisão' : 'Igual ao mês passado'}
      </Button>
      <chakra.span color="fg.muted" fontSize="sm">
        {words} {payrollInWords(null, values)}
      </chakra.span>
    </chakra.div>
  );
};

/** The last payroll before a month, where the month has none. */
const formerOf = ({ months, plan }: RFactorHistory, competence: string) => {
  const payroll = months.find((month) => month.competence === competence)?.payroll ?? null;
  const last = months.find((month) => month.competence < competence && month.payroll !== null);
  const former = last?.payroll ? { ...last.payroll, competence: last.competence } : null;
  const decided = plan.find((month) => month.competence === competence)?.decision?.pro_labore ?? null;
  const { result, after, words } = copyOutcome({ is_closed: false, payroll, former, decided });
  return result === 'created' && after && words ? { values: after, words, isDecided: decided !== null } : null;
};

/** What is known of a month already, with who told it; null where the fator R is not made of it. */
const payrollOf = (history: RFactorHistory, competence: string) => {
  const month = history.months.find((one) => one.competence === competence);
  if (!month) return null;
  const { payroll } = month;
  return {
    origin: payroll && `${payroll.author_name ?? 'Esteto'}, ${formatInstant(payroll.updated_at, today())}: ${payroll.reason}`,
    former: formerOf(history, competence),
    competence,
    pro_labore: payroll?.pro_labore,
    wages: payroll?.wages ?? 0,
    inss_employer: payroll?.inss_employer ?? 0,
    fgts: payroll?.fgts ?? 0,
    version: payroll?.version ?? null,
  };
};
