import { chakra } from '@chakra-ui/react';
import { dutyShiftMutations, dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import { dutyShiftEditForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { dutyShiftStatusLabel, isClosedShift } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { instantNow } from '@esteto/ui/system/context/today';
import { Clock, Megaphone } from 'lucide-react';
import { useLocation, useOutletContext, useParams } from 'react-router';
import { path } from '../../../path.ts';
import { RemoveShift } from './remove-shift.tsx';
import { ShiftFields } from './shift-fields.tsx';

/** A shift of the schedule: read by all, changed by who coordinates until it begins. */
export default function ShiftDialog() {
  const id = Number(useParams().shiftId);
  const mayEdit = useCan(dutySchedule.edit);
  const remember = useOutletContext<(step_id: number) => void>();
  return (
    <FormDialog
      title={(shift) => shift?.professional_name ?? 'Vaga'}
      subtitle={(shift) => shift && [shift.unit_name, shift.sector_name, dutyShiftStatusLabel[shift.status]].filter(Boolean).join(' · ')}
      size="lg"
      id={id}
      schema={dutyShiftEditForm}
      record={dutyShiftQueries.detail}
      refuse={(shift) => {
        const refusal = whyFixed(shift, mayEdit);
        return refusal && { ...refusal, action: <ClockLink shift={shift} /> };
      }}
      mutation={dutyShiftMutations.update}
      onDone={({ step_id }) => remember(step_id)}
      done="Plantão salvo."
    >
      {(shift) => (
        <>
          <ShiftFields shiftId={id} />
          {shift && (
            <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="2">
              {shift.status === 'open' && (
                <ButtonLink icon={Megaphone} to={path('/gestao/plantoes/anuncios/criar')} state={{ shift_id: shift.id }}>
                  Anunciar vaga
                </ButtonLink>
              )}
              {shift.status === 'announced' && (
                <ButtonLink icon={Megaphone} to={path('/gestao/plantoes/anuncios/:shiftId/detalhes', { shiftId: shift.id })}>
                  Ver anúncio
                </ButtonLink>
              )}
              <RemoveShift shift={shift} onDone={remember} />
              <ClockLink shift={shift} />
            </chakra.div>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** To the clock of a shift that has begun, or is over. */
const ClockLink = ({ shift: { id, start_at, professional_id, status } }: { shift: ScheduleShift }) => {
  const { search } = useLocation();
  const isClocked = start_at <= instantNow() && professional_id !== null && status !== 'draft' && status !== 'cancelled';
  if (!isClocked) return null;
  return (
    <ButtonLink icon={Clock} to={{ pathname: path('/gestao/plantoes/escala/plantao/:shiftId/ponto', { shiftId: id }), search }}>
      Ver o ponto
    </ButtonLink>
  );
};

const whyFixed = ({ status }: ScheduleShift, mayEdit: boolean): { why: string } | null => {
  if (!mayEdit) return { why: 'Quem coordena a escala muda os plantões.' };
  if (status === 'cancelled') return { why: 'Este plantão foi cancelado. Desfaça o passo para trazê-lo de volta.' };
  if (status === 'in_swap') return { why: 'Há uma troca em andamento: decida sobre ela antes.' };
  return isClosedShift(status) ? { why: 'Este plantão já começou: o planejamento dele não muda mais.' } : null;
};
