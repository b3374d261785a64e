import { ownRequestMutations } from '@esteto/api-client/duty/own-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutyPartner } from '@esteto/contract/access';
import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Shifts that colleagues cannot keep: whoever can takes them. */
export const CoverageList = ({ requests }: { requests: readonly OwnRequestRecord[] }) => (
  <Card title="Colegas que pedem cobertura">
    <LineList>
      {requests.flatMap((request) =>
        request.legs.slice(0, 1).map(({ shift }) => <CoverageLine key={request.id} request={request} shift={shift} />),
      )}
    </LineList>
  </Card>
);

type CoverageLineProps = { request: OwnRequestRecord; shift: OwnRequestRecord['legs'][number]['shift'] };

const CoverageLine = ({ request: { id, version, requester_name, group_name, justification, expires_at }, shift }: CoverageLineProps) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const mayAnswer = useCan(dutyPartner.edit);
  const { mutateAsync: accept } = useMutation(ownRequestMutations.accept);
  const ask = async () => {
    const isAccepted = await confirm({
      title: `Cobrir ${requester_name}`,
      message: `${shiftWhen(shift)}, ${shiftWhere(shift)}.`,
      confirmLabel: 'Cobrir plantão',
      action: () => accept({ ...scope, id, body: { version } }),
    });
    if (isAccepted) toast.success('Aceite enviado. Veja em Minhas solicitações.');
  };
  return (
    <Line
      title={shiftWhen(shift)}
      note={[
        shiftWhere(shift),
        group_name,
        requester_name,
        justification,
        expires_at && `responda até ${formatInstant(expires_at, today())}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {mayAnswer && <Button onClick={() => void ask()}>Cobrir</Button>}
    </Line>
  );
};
