import { ownRequestMutations } from '@esteto/api-client/duty/own-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutyPartner } from '@esteto/contract/access';
import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { awaitsMe, mayCounter, mayTakeBack } from './own-part.ts';

/** What one may answer, take back or call off. */
export const OwnRequestActions = ({ record }: { record: OwnRequestRecord }) => {
  const { id, version, status, requester_id, own_id } = record;
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const [refuses, setRefuses] = useState(false);
  const { mutateAsync: accept, isPending: isAccepting } = useMutation(ownRequestMutations.accept);
  const { mutateAsync: withdraw, isPending: isWithdrawing } = useMutation(ownRequestMutations.withdraw);
  const { mutateAsync: refuse } = useMutation(ownRequestMutations.refuse);
  const { mutateAsync: cancel } = useMutation(ownRequestMutations.cancel);
  const mayAnswer = useCan(dutyPartner.edit);
  const seen = { ...scope, id, body: { version } };
  const isMine = requester_id === own_id;
  const isAsked = mayAnswer && awaitsMe(record);
  const askCancel = () =>
    confirm({
      title: 'Cancelar solicitação',
      message: 'O plantão continua com quem o tem, e os envolvidos são avisados.',
      confirmLabel: 'Cancelar solicitação',
      cancelLabel: 'Voltar',
      negative: true,
      action: () => cancel(seen),
    });
  return (
    <>
      <ButtonLink variant="ghost" icon={History} to="../historico" relative="path">
        Histórico
      </ButtonLink>
      {mayAnswer && isMine && shiftRequestMachine.legalActions(status, 'requester').includes('cancel') && (
        <Button variant="ghost" onClick={() => void askCancel()}>
          Cancelar solicitação
        </Button>
      )}
      {isAsked && !isMine && (
        <Button variant="ghost" onClick={() => setRefuses(true)}>
          Recusar
        </Button>
      )}
      {mayAnswer && mayCounter(record) && (
        <ButtonLink to="../contraproposta" relative="path">
          Contrapropor
        </ButtonLink>
      )}
      {isAsked && (
        <Button
          variant="primary"
          busy={isAccepting}
          onClick={() => void accept(seen).then(() => toast.success('Aceite enviado.'), tellFailure)}
        >
          Aceitar
        </Button>
      )}
      {mayAnswer && mayTakeBack(record) && (
        <Button busy={isWithdrawing} onClick={() => void withdraw(seen).then(() => toast.success('Aceite desfeito.'), tellFailure)}>
          Desfazer aceite
        </Button>
      )}
      {refuses && (
        <ReasonOver
          title="Recusar solicitação"
          subtitle="Quem pediu lê este motivo."
          submitLabel="Recusar solicitação"
          done="Solicitação recusada."
          act={({ reason, idempotency_key }) => refuse({ ...scope, id, body: { version, reason }, idempotency_key })}
          onClose={() => setRefuses(false)}
        />
      )}
    </>
  );
};
