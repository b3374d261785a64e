import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import type { LicensingRow } from '@esteto/contract/opening/licensing';
import { type LicensingAction, licensingMachine } from '@esteto/domain/opening/licensing/licensing-life';
import { registrationReasonForm } from '@esteto/domain/opening/registration/registration-form';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';

type Moved = Pick<LicensingRow, 'id' | 'version' | 'status' | 'company_name'>;

/** What may be done to move a licensing on; what it asks stands in `question`. */
export const useLicensingMoves = () => {
  const canEdit = useCan(licensings.edit);
  const { mutateAsync: send } = useMutation(licensingMutations.move);
  const moves = useMoves({
    machine: licensingMachine,
    by: 'staff',
    moves: canEdit ? LICENSING_MOVES : [],
    send,
    done: ({ company_name }: Moved, action: LicensingAction) =>
      action === 'conclude' ? `${company_name}: licenciamento concluído.` : 'Licenciamento alterado.',
    question: ({ company_name }: Moved, action: LicensingAction) => ({
      title: `${licensingMachine.actions[action].label} o licenciamento`,
      subtitle: company_name,
      size: 'sm',
    }),
    reason: registrationReasonForm,
    record: ({ id }) => licensingQueries.detail({ id }),
  });
  return { canEdit, ...moves };
};

const LICENSING_MOVES = ['conclude', 'cancel', 'resume'] as const satisfies readonly LicensingAction[];
