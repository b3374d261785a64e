import type { Page } from '@esteto/contract/list';
import type { NpsTask } from '@esteto/contract/office/nps-survey';
import { npsTaskForm } from '@esteto/domain/office/nps/nps-survey-form';
import { npsTaskMachine, npsTaskStanding } from '@esteto/domain/office/nps/nps-task-life';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { QueryLike } from '@esteto/ui/system/query/query-like';
import { useState } from 'react';
import { PagedLines } from './paged-lines.tsx';

const FINISH = npsTaskMachine.actions.finish.label;

type NpsTasksProps = {
  title: string;
  query: (page: { after?: string; before?: string }) => QueryLike<Page<NpsTask>>;
  empty: string;
  canFinish: boolean;
  finish: (input: { id: number; body: { outcome: string; version: number } }) => Promise<unknown>;
};

/** Who of the team gets back to which detractor, until when, and what came of it. */
export const NpsTasks = ({ title, query, empty, canFinish, finish }: NpsTasksProps) => {
  const [finished, setFinished] = useState<NpsTask | null>(null);
  return (
    <>
      <PagedLines title={title} query={query} empty={empty}>
        {(tasks) => (
          <LineList>
            {tasks.map((task) => (
              <Line key={task.id} title={task.person_name} note={noteOf(task)}>
                <StatusBadge status={npsTaskStanding(task, today())} />
                {canFinish && task.status === 'open' && (
                  <Button size="sm" onClick={() => setFinished(task)} aria-label={`${FINISH} a ${task.person_name}`}>
                    {FINISH}
                  </Button>
                )}
              </Line>
            ))}
          </LineList>
        )}
      </PagedLines>
      {finished && (
        <FormOver
          form={{
            title: FINISH,
            subtitle: [`${finished.person_name} deu nota ${finished.score}`, finished.comment && `“${finished.comment}”`]
              .filter(Boolean)
              .join(': '),
            schema: npsTaskForm,
            mutation: {
              mutationFn: ({ body: { outcome } }: { body: { outcome: string } }) =>
                finish({ id: finished.id, body: { outcome, version: finished.version } }),
            },
            done: 'Retorno concluído.',
            submitLabel: FINISH,
            children: <TextAreaField name="outcome" help="O que a pessoa disse e o que muda por causa disso." />,
          }}
          onAnswer={() => undefined}
          onClose={() => setFinished(null)}
        />
      )}
    </>
  );
};

const noteOf = ({ company_name, score, comment, due_on, analyst_name, outcome, done_at }: NpsTask): string =>
  [
    company_name,
    `nota ${score}`,
    comment && `“${comment}”`,
    done_at === null ? `até ${formatDate(due_on, today())}` : `feito ${formatInstant(done_at, today())}: ${outcome}`,
    analyst_name ?? 'sem analista',
  ]
    .filter(Boolean)
    .join(' · ');
