import { chakra } from '@chakra-ui/react';
import { closingRunMutations } from '@esteto/api-client/month/closing-run';
import type { ClosingRunDetail, ClosingRunPreview } from '@esteto/contract/month/closing-run';
import { type ClosingSelection, closingRunLabel, type RunAnalystForm, runAnalystForm } from '@esteto/domain/month/closing-run/closing-run';
import { countOf } from '@esteto/domain/shared/text/text';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { useRowLinks } from '@esteto/ui/patterns/data-table/use-row-links';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { AnalystField } from '../empresa/analyst-field.tsx';

type RunQuestionProps = { selection: ClosingSelection; preview: ClosingRunPreview; onClose: () => void };

/** As many rows as one reads before pressing the button. */
const MOST_READ = 30;

/** What would become of each of the selected closings; once it is begun it leads to how it goes. */
export const RunQuestion = ({ selection, preview, onClose }: RunQuestionProps) => {
  const { hrefOf, open } = useRowLinks();
  const { mutateAsync: start } = useMutation(closingRunMutations.start);
  return (
    <FormOver
      form={{
        title: closingRunLabel[selection.action],
        subtitle: countsOf(preview),
        schema: runAnalystForm(selection.action),
        mutation: {
          mutationFn: ({ body }: { body: RunAnalystForm }) => start({ body: { ...selection, ...body } }),
        },
        done: 'Começou.',
        submitLabel: closingRunLabel[selection.action],
        children: (
          <>
            {selection.action === 'assign' && <AnalystField />}
            <Preview {...preview} />
          </>
        ),
      }}
      onAnswer={({ id }: ClosingRunDetail) => open(hrefOf(`lote/${id}`))}
      onClose={onClose}
    />
  );
};

/** '99 vão; 1 fica como está' */
const countsOf = ({ done, kept }: ClosingRunPreview): string =>
  kept === 0
    ? `${countOf(done, 'fechamento', 'fechamentos')}.`
    : `${countOf(done, 'vai', 'vão')}; ${countOf(kept, 'fica como está', 'ficam como estão')}.`;

const Preview = ({ rows, total }: ClosingRunPreview) => {
  const shown = rows.filter(({ reason, message }) => reason !== null || message !== null).slice(0, MOST_READ);
  const rest = total - shown.length;
  return (
    <chakra.div gridColumn="1 / -1">
      <LineList>
        {shown.map(({ closing_id, company_name, reason, message }) => (
          <Line key={closing_id} title={company_name} note={message ?? reason}>
            <chakra.span color={reason ? 'attention.fg' : 'fg.muted'}>{reason ? 'Fica' : 'Vai'}</chakra.span>
          </Line>
        ))}
      </LineList>
      {shown.length > 0 && rest > 0 && <chakra.p color="fg.muted">E mais {countOf(rest, 'fechamento', 'fechamentos')}.</chakra.p>}
    </chakra.div>
  );
};
