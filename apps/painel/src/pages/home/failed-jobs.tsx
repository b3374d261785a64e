import { chakra } from '@chakra-ui/react';
import { jobFailureMutations } from '@esteto/api-client/office/job-failure';
import type { FailedJob, FailedKind } from '@esteto/contract/office/job-failure';
import { setAsideForm } from '@esteto/domain/office/job-failure/job-failure-form';
import { rerunOutcomeWords } from '@esteto/domain/office/job-failure/job-failure-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** What failed of one kind of job: run again one by one or all, or set aside with a reason. */
export const FailedJobs = ({ kind }: { kind: FailedKind }) => {
  const id = useId();
  const [aside, setAside] = useState<FailedJob | null>(null);
  const tellFailure = useTellFailure();
  const { mutate: rerun, isPending, variables } = useMutation({ ...jobFailureMutations.rerun, onError: tellFailure });
  const { mutate: rerunKind, isPending: allPending } = useMutation({ ...jobFailureMutations.rerunKind, onError: tellFailure });
  const { mutateAsync: sendAside } = useMutation(jobFailureMutations.setAside);
  const title = `${kind.is_letter ? 'E-mail: ' : ''}${kind.label}`;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Head>
        <QuietHeading id={id} mb="0">
          {kind.count > 1 ? `${title} (${kind.count.toLocaleString('pt-BR')})` : title}
        </QuietHeading>
        {kind.can_rerun && kind.count > 1 && (
          <Button
            size="sm"
            busy={allPending}
            onClick={() =>
              rerunKind(
                { body: { name: kind.name } },
                {
                  onSuccess: ({ asked: tasks }) =>
                    toast.success(`${countOf(tasks, 'tarefa vai', 'tarefas vão')} ser executada${tasks === 1 ? '' : 's'} de novo.`),
                },
              )
            }
          >
            Executar todas de novo
          </Button>
        )}
      </Head>
      <LineList>
        {kind.jobs.map((job) => (
          <Line key={job.id} title={job.error} note={noteOf(job)}>
            <Buttons>
              {kind.can_rerun && (
                <Button
                  size="sm"
                  busy={isPending && variables.job === job.id}
                  aria-label={`Executar de novo: ${title}, ${formatInstant(job.failed_at, today())}`}
                  onClick={() => rerun({ job: job.id }, { onSuccess: ({ outcome }) => toast.success(rerunOutcomeWords[outcome]) })}
                >
                  Executar de novo
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Deixar de lado: ${title}, ${formatInstant(job.failed_at, today())}`}
                onClick={() => setAside(job)}
              >
                Deixar de lado
              </Button>
            </Buttons>
          </Line>
        ))}
      </LineList>
      {kind.count > kind.jobs.length && <chakra.p color="fg.muted">As {kind.jobs.length} mais recentes.</chakra.p>}
      {aside && (
        <FormOver
          form={{
            title: 'Deixar de lado',
            subtitle: `${title}: ${aside.error}`,
            schema: setAsideForm,
            mutation: { mutationFn: ({ body }: { body: { reason: string } }) => sendAside({ job: aside.id, body }) },
            done: 'Falha deixada de lado.',
            submitLabel: 'Deixar de lado',
            children: <TextAreaField name="reason" help="Fica no histórico, com o seu nome." />,
          }}
          onAnswer={() => undefined}
          onClose={() => setAside(null)}
        />
      )}
    </chakra.section>
  );
};

const noteOf = ({ failed_at, tries }: FailedJob): string =>
  `${formatInstant(failed_at, today())} · ${countOf(tries, 'tentativa', 'tentativas')}`;

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
