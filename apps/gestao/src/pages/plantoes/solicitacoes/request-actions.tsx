import { shiftRequestMutations } from '@esteto/api-client/duty/shift-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { ShiftRequestDetail } from '@esteto/contract/duty/shift-request';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** What the coordination decides. What only warns is approved with the reason why. */
export const RequestActions = ({ record }: { record: ShiftRequestDetail }) => {
  const { id, version, type, status, findings, legs } = record;
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  const [asks, setAsks] = useState<'approve' | 'refuse' | 'undo' | null>(null);
  const { mutateAsync: approveShifts, isPending: isMoving } = useMutation(shiftRequestMutations.approve);
  const { mutateAsync: approveDayOff, isPending: isFreeing } = useMutation(shiftRequestMutations.approveDayOff);
  const { mutateAsync: approveClock } = useMutation(shiftRequestMutations.approveClock);
  const { mutateAsync: refuse } = useMutation(shiftRequestMutations.refuse);
  const { mutateAsync: undoShifts } = useMutation(shiftRequestMutations.undo);
  const { mutateAsync: undoDayOff } = useMutation(shiftRequestMutations.undoDayOff);
  const legal = shiftRequestMachine.legalActions(status, 'manager');
  if (!useCan(dutySchedule.edit)) return null;
  const all = findings.flatMap((one) => one.findings);
  const approve = type === 'day_off' ? approveDayOff : type === 'clock_adjustment' ? approveClock : approveShifts;
  const undo = type === 'day_off' ? undoDayOff : undoShifts;
  const accept = () =>
    all.length > 0 || type === 'clock_adjustment'
      ? setAsks('approve')
      : void approve({ ...scope, id, body: { version, reason: null } }).then(() => toast.success('Solicitação aprovada.'), tellFailure);
  return (
    <>
      {legal.includes('refuse') && (
        <Button variant="ghost" onClick={() => setAsks('refuse')}>
          Recusar
        </Button>
      )}
      {legal.includes('undo') && record.clock === null && (type === 'day_off' || legs.some(({ from_id }) => from_id !== null)) && (
        <Button variant="ghost" onClick={() => setAsks('undo')}>
          Desfazer
        </Button>
      )}
      {legal.includes('approve') && !isBlocked(all) && (
        <Button variant="primary" busy={isMoving || isFreeing} onClick={accept}>
          Aprovar
        </Button>
      )}
      {asks === 'approve' && (
        <ReasonOver
          title={record.clock ? 'Corrigir o ponto' : 'Aprovar com avisos'}
          subtitle={
            record.clock
              ? 'O ponto passa a ser o que o profissional pediu; o que foi registrado continua no histórico.'
              : all.map(({ message }) => message).join(' ')
          }
          submitLabel={record.clock ? 'Corrigir e aprovar' : 'Aprovar mesmo assim'}
          done="Solicitação aprovada."
          act={({ reason, idempotency_key }) => approve({ ...scope, id, body: { version, reason }, idempotency_key })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'refuse' && (
        <ReasonOver
          title="Recusar solicitação"
          subtitle="Os plantões ficam com quem os tem, e todos os envolvidos leem este motivo."
          submitLabel="Recusar solicitação"
          done="Solicitação recusada."
          act={({ reason, idempotency_key }) => refuse({ ...scope, id, body: { version, reason }, idempotency_key })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'undo' && (
        <ReasonOver
          title="Desfazer solicitação"
          subtitle={
            type === 'day_off'
              ? 'O profissional volta a poder ser escalado nestes dias e é avisado. Os plantões que ficaram em aberto continuam em aberto.'
              : 'Cada plantão volta para quem o tinha, e todos os envolvidos são avisados.'
          }
          submitLabel="Desfazer solicitação"
          done="Solicitação desfeita."
          act={({ reason, idempotency_key }) => undo({ ...scope, id, body: { version, reason }, idempotency_key })}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
};
