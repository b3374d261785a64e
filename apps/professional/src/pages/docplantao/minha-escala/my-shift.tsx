import { chakra } from '@chakra-ui/react';
import { dutyShiftMutations } from '@esteto/api-client/duty/duty-shift';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutyPartner } from '@esteto/contract/access';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import {
  dutyShiftMachine,
  dutyShiftStatusLabel,
  dutyShiftStatusTone,
  isClockDisputable,
} from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeftRight, Clock } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { shiftValue } from './shift-value.ts';

/** One shift of the doctor's: said to be kept, or asked to be changed. */
export const MyShift = ({ shift }: { shift: OwnShift }) => {
  const { id, version, status, starts_on, group_name, notes } = shift;
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const mayAct = useCan(dutyPartner.edit);
  const { mutateAsync: confirm, isPending } = useMutation(dutyShiftMutations.confirm);
  const value = shiftValue(shift);
  const isPast = starts_on <= today() && isClockDisputable(status);
  const legal = mayAct && starts_on >= today() ? dutyShiftMachine.legalActions(status, 'professional') : [];
  return (
    <Line title={shiftWhen(shift)} note={[shiftWhere(shift), group_name, notes].filter(Boolean).join(' · ')}>
      {value !== null && (
        <chakra.span>
          <Money cents={value} />
        </chakra.span>
      )}
      <StatusBadge status={{ label: dutyShiftStatusLabel[status], tone: dutyShiftStatusTone[status] }} />
      {legal.includes('ask_swap') && (
        <ButtonLink
          variant="ghost"
          icon={ArrowLeftRight}
          to={path('/app/docplantao/minhas-solicitacoes/criar')}
          state={{ shift_id: id }}
          aria-label={`Trocar ou passar: ${shiftWhen(shift)}`}
        >
          Trocar ou passar
        </ButtonLink>
      )}
      {mayAct && isPast && (
        <ButtonLink
          variant="ghost"
          icon={Clock}
          to={path('/app/docplantao/minhas-solicitacoes/ponto')}
          state={{ shift_id: id }}
          aria-label={`Pedir ajuste do ponto: ${shiftWhen(shift)}`}
        >
          Pedir ajuste do ponto
        </ButtonLink>
      )}
      {legal.includes('confirm') && (
        <Button
          busy={isPending}
          onClick={() => void confirm({ ...scope, id, body: { version } }).then(() => toast.success('Presença confirmada.'), tellFailure)}
        >
          Confirmar presença
        </Button>
      )}
    </Line>
  );
};
