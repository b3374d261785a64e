import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupAccreditations } from '@esteto/contract/access';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { type AccreditationAction, accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';

/** What the group may do with an accreditation where it stands: reviewers pass it on, administrators decide. */
export const GroupActions = ({ record }: { record: AccreditationRecord }) => {
  const scope = useGroupScope();
  const { search } = useLocation();
  const of = { accreditationId: record.id };
  const tellFailure = useTellFailure();
  const [opened, setOpened] = useState<Reasoned | null>(null);
  const mayDecide = useCan(groupAccreditations.decide);
  const mayReview = useCan(groupAccreditations.review);
  const { mutateAsync: askCorrection, isPending: isAsking } = useMutation(accreditationMutations.askCorrection);
  const { mutateAsync: handUp, isPending: isHanding } = useMutation(accreditationMutations.handUp);
  const { mutateAsync: lift, isPending: isLifting } = useMutation(accreditationMutations.lift);
  const reasoned = {
    handBack: useMutation(accreditationMutations.handBack).mutateAsync,
    refuse: useMutation(accreditationMutations.refuse).mutateAsync,
    suspend: useMutation(accreditationMutations.suspend).mutateAsync,
    cancel: useMutation(accreditationMutations.cancel).mutateAsync,
  };
  const seen = { ...scope, id: record.id, body: { version: record.version } };
  const legal = accreditationMachine.legalActions(record.status, mayDecide ? 'admin' : 'reviewer');
  const does = (action: (typeof legal)[number]) => mayReview && legal.includes(action);
  const tell = async (done: string, act: Promise<unknown>) => {
    try {
      await act;
      toast.success(done);
    } catch (error) {
      tellFailure(error);
    }
  };
  const hasCorrections = record.lines.some(({ status }) => status === 'correction');
  const more = (['handBack', 'refuse', 'suspend', 'cancel'] as const)
    .filter((name) => does(REASONED[name].action))
    .map((name) => ({ label: REASONED[name].label, tone: 'danger' as const, onSelect: () => setOpened(name) }));
  const units =
    mayDecide && record.status === 'approved'
      ? [{ label: 'Mudar unidades', to: path('/gestao/profissionais/credenciamento/:accreditationId/unidades', of) + search }]
      : [];
  return (
    <>
      <MoreActions items={[...units, ...more]} />
      {does('ask_correction') && hasCorrections && (
        <Button variant="primary" busy={isAsking} onClick={() => void tell('Devolvido ao profissional.', askCorrection(seen))}>
          Devolver para correção
        </Button>
      )}
      {does('hand_up') && !hasCorrections && (
        <Button variant="primary" busy={isHanding} onClick={() => void tell('Entregue ao supervisor.', handUp(seen))}>
          Entregar ao supervisor
        </Button>
      )}
      {does('lift') && (
        <Button variant="primary" busy={isLifting} onClick={() => void tell('Suspensão retirada.', lift(seen))}>
          Retirar a suspensão
        </Button>
      )}
      {does('approve') && (
        <ButtonLink variant="primary" to={path('/gestao/profissionais/credenciamento/:accreditationId/aprovar', of) + search}>
          Aprovar credenciamento
        </ButtonLink>
      )}
      {opened !== null && (
        <ReasonOver
          {...REASONED[opened].words}
          title={`${REASONED[opened].label}: ${record.professional_name}`}
          submitLabel={REASONED[opened].label}
          act={({ reason, idempotency_key }) => reasoned[opened]({ ...seen, body: { ...seen.body, reason }, idempotency_key })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};

type Reasoned = 'handBack' | 'refuse' | 'suspend' | 'cancel';

type Words = { action: AccreditationAction; label: string; words: { subtitle: string; done: string } };

/** What an administrator does with a reason, and what follows from it. */
const REASONED: Record<Reasoned, Words> = {
  handBack: {
    action: 'hand_back',
    label: 'Devolver para análise',
    words: { subtitle: 'Quem analisa vê o motivo.', done: 'Devolvido para análise.' },
  },
  refuse: {
    action: 'refuse',
    label: 'Reprovar',
    words: { subtitle: 'O profissional lê o motivo. Ele pode ser convidado de novo.', done: 'Credenciamento reprovado.' },
  },
  suspend: {
    action: 'suspend',
    label: 'Suspender',
    words: {
      subtitle: 'O profissional lê o motivo e não entra em plantões enquanto durar a suspensão.',
      done: 'Profissional suspenso.',
    },
  },
  cancel: {
    action: 'cancel',
    label: 'Cancelar',
    words: {
      subtitle: 'O profissional lê o motivo. As notas dos meses em que esteve credenciado ficam.',
      done: 'Credenciamento cancelado.',
    },
  },
};
