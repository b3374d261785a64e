import { ownRFactorMutations, ownRFactorQueries } from '@esteto/api-client/month/r-factor';
import type { OwnRFactor } from '@esteto/contract/month/r-factor';
import { rFactorDecisionForm } from '@esteto/domain/month/r-factor/r-factor-decision-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { DecisionFields, decisionOf, NOTHING_TO_DECIDE } from '@esteto/features/month/r-factor/decision-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What its doctor decides of the pró-labore of a month to come: what the payroll of the month then proposes. */
export default function OwnProLaboreDialog() {
  const { year, month } = useParams();
  const scope = useCompanyScope();
  const competence = `${year}-${month?.padStart(2, '0')}`;
  const planned: PartOfQuery<ReturnType<typeof decisionOf>> = {
    ...ownRFactorQueries.detail(scope),
    select: (factor: OwnRFactor) => decisionOf(factor, competence),
  };
  return (
    <FormDialog
      title={`Pró-labore de ${formatCompetenceLong(competence)}`}
      subtitle={(row) => row?.words}
      schema={rFactorDecisionForm}
      startsFrom={planned}
      refuse={(row) => (row ? null : { why: NOTHING_TO_DECIDE })}
      mutation={ownRFactorMutations.decide}
      done="Decisão salva. O contador a vê na folha do mês."
    >
      <DecisionFields />
    </FormDialog>
  );
}
