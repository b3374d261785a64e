import { rFactorMutations, rFactorQueries } from '@esteto/api-client/month/r-factor';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { rFactorDecisionForm } from '@esteto/domain/month/r-factor/r-factor-decision-form';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { DecisionFields, decisionOf, NOTHING_TO_DECIDE } from '@esteto/features/month/r-factor/decision-fields.tsx';
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
      refuse={(row) => (row ? null : { why: NOTHING_TO_DECIDE })}
      mutation={rFactorMutations.decide}
      done="Decisão salva."
      parent={path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: id })}
    >
      <DecisionFields />
    </FormDialog>
  );
}
