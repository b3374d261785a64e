import { rFactorMutations, rFactorQueries } from '@esteto/api-client/month/r-factor';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { rFactorDecisionLabel } from '@esteto/domain/month/r-factor/r-factor-decision';
import { rFactorDecisionForm } from '@esteto/domain/month/r-factor/r-factor-decision-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** What is suggested for a month to come is accepted, mended or refused: it is what the payrolls in a batch propose. */
export default function RFactorDecisionDialog() {
  const { companyId, year, month } = useParams();
  const id = Number(companyId);
  const competence = `${year}-${month?.padStart(2, '0')}`;
  const planned: PartOfQuery<ReturnType<typeof decisionOf>> = {
    ...rFactorQueries.history({ id }),
    select: (history: RFactorHistory) => decisionOf(history, competence),
  };
  return (
    <FormDialog
      title={`Pró-labore de ${formatCompetenceLong(competence)}`}
      subtitle={(row) => row?.words}
      id={id}
      schema={rFactorDecisionForm}
      startsFrom={planned}
      refuse={(row) => (row ? null : { why: 'Não há pró-labore a decidir neste mês: a folha já foi informada, ou ele está longe demais.' })}
      mutation={rFactorMutations.decide}
      done="Decisão salva."
      parent={path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: id })}
    >
      <RadioField name="decision" options={rFactorDecisionLabel} />
      <Adjusted />
      <TextAreaField name="note" />
    </FormDialog>
  );
}

/** Only where another amount is meant. */
const Adjusted = () => (useFieldValue('decision') === 'adjusted' ? <MoneyField name="pro_labore" span={3} /> : null);

const decisionOf = ({ plan }: RFactorHistory, competence: string) => {
  const month = plan.find((one) => one.competence === competence);
  if (!month) return null;
  const { keeps, decision } = month;
  return {
    words: `Sugerido: ${formatMoney(keeps)}, o menor para o anexo III em ${formatCompetenceLong(month.counts_for)}.`,
    competence,
    decision: decision?.decision,
    pro_labore: decision?.decision === 'adjusted' ? decision.pro_labore : keeps,
    note: decision?.note ?? null,
    version: decision?.version ?? null,
  };
};
