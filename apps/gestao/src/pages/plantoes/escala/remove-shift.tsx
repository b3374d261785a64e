import { dutyShiftMutations } from '@esteto/api-client/duty/duty-shift';
import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

type RemoveShiftProps = { shift: Pick<ScheduleShift, 'id' | 'version' | 'status'>; onDone: (step_id: number) => void };

/** What the Delete key does in the grid, for who has none: a draft leaves, what is published is cancelled and its person told. */
export const RemoveShift = ({ shift: { id, version, status }, onDone }: RemoveShiftProps) => {
  const scope = useGroupScope();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutateAsync } = useMutation(dutyShiftMutations.step);
  const ask = async () => {
    const message =
      status === 'draft'
        ? 'O plantão sai da escala. Desfazer o traz de volta.'
        : 'O plantão é cancelado, e quem o tem é avisado. Desfazer o traz de volta.';
    const action = async () => {
      const { step_id } = await mutateAsync({ ...scope, body: { kind: 'change', changes: [{ id, version, shift: null }], reason: null } });
      onDone(step_id);
    };
    const isGone = await confirm({ title: 'Retirar da escala', message, confirmLabel: 'Retirar da escala', negative: true, action });
    if (!isGone) return;
    toast.success('Plantão retirado da escala.');
    void navigate({ pathname: '..', search });
  };
  return (
    <div>
      <Button variant="danger" icon={Trash2} onClick={() => void ask()}>
        Retirar da escala
      </Button>
    </div>
  );
};
