import { autoFillMutations } from '@esteto/api-client/duty/auto-fill';
import { ApiFailure } from '@esteto/api-client/failure';
import type { FilledPlaceRow } from '@esteto/contract/duty/auto-fill';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { isWarning } from './use-steps.ts';

/** Takes places of a proposal over in one step, which the schedule can undo, and closes the proposal. What warns of them asks why first. */
export const useAcceptance = (id: number, accepted: readonly FilledPlaceRow[]) => {
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const { search } = useLocation();
  const remember = useOutletContext<(step_id: number) => void>();
  const [warnings, setWarnings] = useState<readonly string[] | null>(null);
  const { mutateAsync: send, isPending: isSending } = useMutation(autoFillMutations.accept);
  const { mutateAsync: close } = useMutation(autoFillMutations.close);
  const done = `${countOf(accepted.length, 'plantão preenchido', 'plantões preenchidos')}. Desfazer, na escala, os devolve.`;

  const take = async (reason: string | null) => {
    const { step_id } = await send({ ...scope, id, body: { shift_ids: accepted.map(({ shift_id }) => shift_id), reason } });
    remember(step_id);
    void navigate({ pathname: '..', search });
    // What is done is done: where the proposal cannot be closed now it is still there to be.
    void close({ ...scope, id }).catch(tellFailure);
  };

  /** Messages of the server with the person and the day in front, found by the place that the shift had in what was sent. */
  const named = (errors: Readonly<Record<string, readonly string[]>>): string[] =>
    Object.entries(errors).flatMap(([field, messages]) => {
      const place = accepted[Number(field.split('.')[1])];
      const of = place ? `${place.professional_name}, ${formatDateNumeric(place.starts_on)}: ` : '';
      return messages.map((message) => `${of}${message}`);
    });

  const accept = async () => {
    try {
      await take(null);
      toast.success(done);
    } catch (error) {
      if (isWarning(error)) setWarnings(named(error.body.errors ?? {}));
      else if (error instanceof ApiFailure && error.body.errors) toast.error(named(error.body.errors).join(' '));
      else tellFailure(error);
    }
  };

  return {
    accept: () => void accept(),
    warned: warnings && { step: { done }, warnings },
    goOn: (reason: string) => take(reason),
    giveUp: () => setWarnings(null),
    isBusy: isSending,
  };
};
