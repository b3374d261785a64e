import { closingQueries } from '@esteto/api-client/month/closing';
import { closingRunQueries } from '@esteto/api-client/month/closing-run';
import type { ClosingRunDetail } from '@esteto/contract/month/closing-run';
import { closingRunDone, closingRunLabel } from '@esteto/domain/month/closing-run/closing-run';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { RunDialog } from '@esteto/ui/patterns/run/run-dialog.tsx';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** How far a run over many closings came, and what became of each company's. */
export default function ClosingRunDialog() {
  return (
    <RunDialog
      title={(run) => (run ? closingRunLabel[run.action] : 'Fechamentos em lote')}
      query={closingRunQueries.detail({ id: Number(useParams().runId) })}
      failed={({ kept }) => kept}
      words={wordsOf}
      row={rowOf}
      more={(count) => `E mais ${countOf(count, 'fechamento', 'fechamentos')}.`}
      stale={stale}
    />
  );
}

const stale = [closingQueries];

/** '99 feitos, 1 ficou como estava, 30 na fila'. */
const wordsOf = ({ done, kept, waiting }: ClosingRunDetail): string =>
  [
    countOf(done, 'feito', 'feitos'),
    kept > 0 && countOf(kept, 'ficou como estava', 'ficaram como estavam'),
    waiting > 0 && countOf(waiting, 'na fila', 'na fila'),
  ]
    .filter(Boolean)
    .join(', ');

const rowOf = (
  { closing_id, company_name, month, state, reason }: ClosingRunDetail['rows'][number],
  { action }: Pick<ClosingRunDetail, 'action'>,
) => ({
  key: closing_id,
  title: (
    <Link to={path('/painel/mensal/fechados/fechamento/:closingId/detalhes', { closingId: closing_id }, { month })}>{company_name}</Link>
  ),
  note: formatCompetenceLong(month),
  fault: reason,
  result: state === 'done' ? closingRunDone[action] : 'Na fila',
});
