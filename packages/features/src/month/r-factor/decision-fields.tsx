import type { OwnRFactor } from '@esteto/contract/month/r-factor';
import { rFactorDecisionLabel } from '@esteto/domain/month/r-factor/r-factor-decision';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';

/** What is decided of the pró-labore of a month to come, whoever decides it. */
export const DecisionFields = () => (
  <>
    <RadioField name="decision" options={rFactorDecisionLabel} />
    <Adjusted />
    <TextAreaField name="note" />
  </>
);

/** Only where another amount is meant. */
const Adjusted = () => (useFieldValue('decision') === 'adjusted' ? <MoneyField name="pro_labore" span={3} /> : null);

/** Why a month of another address has nothing to decide. */
export const NOTHING_TO_DECIDE = 'Não há pró-labore a decidir neste mês: a folha já foi informada, ou ele está longe demais.';

/** What the form of a month begins with; null where nothing is to be decided of it. */
export const decisionOf = ({ plan }: Pick<OwnRFactor, 'plan'>, competence: string) => {
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
