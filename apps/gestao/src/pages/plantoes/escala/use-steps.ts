import { dutyShiftMutations } from '@esteto/api-client/duty/duty-shift';
import { ApiFailure } from '@esteto/api-client/failure';
import type { ScheduleStepForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

type Step = Omit<ScheduleStepForm, 'reason'> & { done: string };

/** A step that waits for the reason why its warnings do not count. */
type WarnedStep = { step: Step; warnings: readonly string[] };

/** Steps of whoever makes the schedule: each is written at once, and taken back with Ctrl+Z as long as nobody else changed what it changed. */
export const useSteps = () => {
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  const [warned, setWarned] = useState<WarnedStep | null>(null);
  const [done, setDone] = useState<readonly number[]>([]);
  const [undone, setUndone] = useState<readonly number[]>([]);
  const { mutateAsync: send, isPending: isSending } = useMutation(dutyShiftMutations.step);
  const { mutateAsync: takeBack, isPending: isUndoing } = useMutation(dutyShiftMutations.undo);

  const take = async (step: Step, reason: string | null = null) => {
    const { done: text, ...body } = step;
    const { step_id } = await send({ ...scope, body: { ...body, reason } });
    setDone((before) => [...before, step_id]);
    setUndone([]);
    toast.success(text);
  };

  const run = (step: Step) => {
    if (isSending || step.changes.length === 0) return;
    void take(step).catch((error: unknown) => {
      if (isWarning(error)) setWarned({ step, warnings: Object.values(error.body.errors ?? {}).flat() });
      else if (error instanceof ApiFailure && error.body.errors) toast.error(Object.values(error.body.errors).flat().join(' '));
      else tellFailure(error);
    });
  };

  const back = (from: readonly number[], text: string, keep: (left: readonly number[], id: number) => void) => {
    const last = from.at(-1);
    if (last === undefined || isUndoing) return;
    void takeBack({ ...scope, id: last }).then(({ step_id }) => {
      keep(from.slice(0, -1), step_id);
      toast.success(text);
    }, tellFailure);
  };

  return {
    run,
    warned,
    /** Answers the question about the warnings; what it throws is shown beside the field. */
    goOn: (reason: string) => (warned ? take(warned.step, reason) : Promise.resolve()),
    giveUp: () => setWarned(null),
    /** What was done elsewhere on the screen, in a dialog. */
    remember: (step_id: number) => setDone((before) => [...before, step_id]),
    canUndo: done.length > 0 && !isUndoing,
    canRedo: undone.length > 0 && !isUndoing,
    undo: () =>
      back(done, 'Passo desfeito.', (left, id) => {
        setDone(left);
        setUndone((before) => [...before, id]);
      }),
    redo: () =>
      back(undone, 'Passo refeito.', (left, id) => {
        setUndone(left);
        setDone((before) => [...before, id]);
      }),
  };
};

export const isWarning = (error: unknown): error is ApiFailure => error instanceof ApiFailure && error.body.code === 'schedule_warned';
