import { chakra } from '@chakra-ui/react';
import { scaleTemplateMutations, scaleTemplateQueries } from '@esteto/api-client/duty/scale-template';
import type { TemplatePlace } from '@esteto/contract/duty/scale-template';
import { templateApplication } from '@esteto/domain/duty/scale-template/scale-template-form';
import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { shortHours } from '@esteto/features/duty/shift/shift-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** Lays a template onto days of the schedule: first what would come of it, then all of it at once, as drafts. */
export default function ApplyTemplateDialog() {
  const id = Number(useParams().templateId);
  const template = useQuery(scaleTemplateQueries.detail({ ...useGroupScope(), id })).data;
  const month = addCompetence(competenceOf(today()), 1);
  return (
    <FormDialog
      title="Aplicar à escala"
      subtitle={template?.name}
      id={id}
      schema={templateApplication}
      initial={{ from: firstDayOf(month), to: lastDayOf(month) }}
      mutation={scaleTemplateMutations.apply}
      done={({ added }) => `${countOf(added, 'plantão incluído', 'plantões incluídos')} em rascunho. Em Escala, Desfazer retira todos.`}
      submitLabel="Incluir na escala"
    >
      <DateField name="from" span={3} />
      <DateField name="to" span={3} />
      <Preview id={id} />
    </FormDialog>
  );
}

const Preview = ({ id }: { id: number }) => {
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  const [from, to] = [useFieldValue<string>('from'), useFieldValue<string>('to')];
  const { mutateAsync, isPending } = useMutation(scaleTemplateMutations.preview);
  const [seen, setSeen] = useState<{ from: string; to: string; places: readonly TemplatePlace[] } | null>(null);
  const look = () => void mutateAsync({ ...scope, id, body: { from, to } }).then((places) => setSeen({ from, to, places }), tellFailure);
  return (
    <chakra.div gridColumn={spanOf()} display="grid" gap="3">
      <div>
        <Button onClick={look} busy={isPending}>
          Ver o que vai entrar
        </Button>
      </div>
      {seen?.from === from && seen.to === to && <Places places={seen.places} />}
    </chakra.div>
  );
};

const Places = ({ places }: { places: readonly TemplatePlace[] }) => {
  const counted = (outcome: TemplatePlace['outcome']) => places.filter((place) => place.outcome === outcome).length;
  const notable = places.filter(({ outcome, holiday, left_out }) => outcome === 'skipped' || left_out.length > 0 || holiday !== null);
  return (
    <>
      <chakra.p role="status">
        {`${countOf(counted('comes'), 'plantão entra', 'plantões entram')}; ${countOf(counted('collides'), 'já está', 'já estão')} na escala; ${countOf(counted('skipped'), 'fica de fora', 'ficam de fora')} por feriado.`}
      </chakra.p>
      {notable.length > 0 && (
        <LineList>
          {notable.map(({ shift, outcome, holiday, left_out }, index) => (
            <Line
              // oxlint-disable-next-line react/no-array-index-key -- places of one slot are alike
              key={index}
              title={`${formatDateNumeric(shift.starts_on)}, ${shortHours(shift.starts_at, shift.ends_at)}`}
              note={[holiday, outcome === 'skipped' && 'Fica de fora.', left_out.length > 0 && `Entra como vaga: ${left_out.join(' ')}`]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </LineList>
      )}
    </>
  );
};
