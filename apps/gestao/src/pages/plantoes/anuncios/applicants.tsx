import { chakra } from '@chakra-ui/react';
import { shiftRequestMutations } from '@esteto/api-client/duty/shift-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { AnnouncementDetail } from '@esteto/contract/duty/shift-announcement';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { FindingList } from '@esteto/features/duty/shift/finding-list.tsx';
import { RequestBadge } from '@esteto/features/duty/shift/request-badge.tsx';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

type Applicant = AnnouncementDetail['applicants'][number];

/** Who asks for the place, with what stands against each; the one who is chosen gets it, and every other one is told. */
export const Applicants = ({ record: { applicants } }: { record: AnnouncementDetail }) => (
  <chakra.section aria-label="Candidatos" display="grid" gap="2">
    <chakra.h3 fontWeight="semibold">Candidatos</chakra.h3>
    {applicants.length === 0 ? (
      <chakra.p color="fg.muted">Ninguém se candidatou ainda.</chakra.p>
    ) : (
      <LineList>
        {applicants.map((applicant) => (
          <ApplicantLine key={applicant.request_id} applicant={applicant} />
        ))}
      </LineList>
    )}
  </chakra.section>
);

const ApplicantLine = ({ applicant }: { applicant: Applicant }) => {
  const { request_id: id, version, name, status, findings, month_minutes, applied_at, justification } = applicant;
  const scope = useGroupScope();
  const mayEdit = useCan(dutySchedule.edit);
  const tellFailure = useTellFailure();
  const [asks, setAsks] = useState<'choose' | 'refuse' | null>(null);
  const { mutateAsync: approve, isPending } = useMutation(shiftRequestMutations.approve);
  const { mutateAsync: refuse } = useMutation(shiftRequestMutations.refuse);
  const waits = mayEdit && status === 'awaiting_coordination';
  const choose = () =>
    findings.length > 0
      ? setAsks('choose')
      : void approve({ ...scope, id, body: { version, reason: null } }).then(() => toast.success(`A vaga é de ${name}.`), tellFailure);
  return (
    <Line
      title={name}
      note={
        <>
          {[formatInstantFull(applied_at), `${workedHours(month_minutes)} no mês`, justification].filter(Boolean).join(' · ')}
          <FindingList findings={findings} />
        </>
      }
    >
      <RequestBadge status={status} />
      {waits && (
        <>
          <Button variant="ghost" onClick={() => setAsks('refuse')}>
            Recusar
          </Button>
          {!isBlocked(findings) && (
            <Button variant="primary" busy={isPending} onClick={choose}>
              Escolher
            </Button>
          )}
        </>
      )}
      {asks === 'choose' && (
        <ReasonOver
          title={`Escolher ${name}`}
          subtitle={findings.map(({ message }) => message).join(' ')}
          submitLabel="Escolher mesmo assim"
          done={`A vaga é de ${name}.`}
          act={({ reason, idempotency_key }) => approve({ ...scope, id, body: { version, reason }, idempotency_key })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'refuse' && (
        <ReasonOver
          title={`Recusar ${name}`}
          subtitle="O profissional é avisado e lê este motivo."
          submitLabel="Recusar candidatura"
          done="Candidatura recusada."
          act={({ reason, idempotency_key }) => refuse({ ...scope, id, body: { version, reason }, idempotency_key })}
          onClose={() => setAsks(null)}
        />
      )}
    </Line>
  );
};
