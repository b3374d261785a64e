import { chakra } from '@chakra-ui/react';
import { dutyShiftMutations } from '@esteto/api-client/duty/duty-shift';
import { publicationForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { isHole } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { countOf } from '@esteto/domain/shared/text/text';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useSchedule } from './use-schedule.ts';

/** What will be published of the days on the screen, whom it is told to, and what stands against it. */
export default function PublishDialog() {
  const { from, to, unit_id, shifts, against, isReady } = useSchedule();
  const drafts = shifts.filter(({ status }) => status === 'draft');
  const given = drafts.filter(({ professional_id }) => professional_id !== null);
  const people = [...Map.groupBy(given, ({ professional_id }) => professional_id)].map(([id, theirs]) => ({
    id,
    name: theirs[0]?.professional_name ?? '',
    note: `${countOf(theirs.length, 'plantão', 'plantões')}, ${workedHours(theirs.reduce((sum, one) => sum + one.duration_minutes, 0))}`,
    warnings: [...new Set(theirs.flatMap((one) => against.get(one.id)?.map(({ message }) => message) ?? []))],
  }));
  const holes = drafts.filter(isHole).length;
  return (
    <FormDialog
      title="Publicar a escala"
      subtitle="Os profissionais passam a ver os seus plantões e são avisados."
      schema={publicationForm}
      initial={{ from, to, unit_id }}
      mutation={dutyShiftMutations.publish}
      done={({ published, told: notified }) =>
        `${countOf(published, 'plantão publicado', 'plantões publicados')}; ${countOf(notified, 'profissional avisado', 'profissionais avisados')}.`
      }
      submitLabel="Publicar e avisar"
    >
      <DateField name="from" span={3} />
      <DateField name="to" span={3} />
      <TextField name="reason" help="Por que publicar com avisos, se houver: fica no histórico dos plantões." />
      {isReady && (
        <chakra.div gridColumn="1 / -1" display="grid" gap="3">
          <chakra.p color="fg.muted">
            {`Na tela: ${countOf(drafts.length, 'rascunho', 'rascunhos')}${holes > 0 ? `, ${countOf(holes, 'deles fica como vaga em aberto', 'deles ficam como vagas em aberto')}` : ''}.`}
          </chakra.p>
          <LineList>
            {people.map(({ id, name, note, warnings }) => (
              <Line key={id} title={name} note={[note, ...warnings].join(' · ')} />
            ))}
          </LineList>
        </chakra.div>
      )}
    </FormDialog>
  );
}
