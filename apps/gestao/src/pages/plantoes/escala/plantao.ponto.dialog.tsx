import { chakra } from '@chakra-ui/react';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { shiftClockQueries } from '@esteto/api-client/duty/shift-clock';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { PunchRow, ShiftPunches } from '@esteto/contract/duty/shift-clock';
import { divergenceWords, placementWords } from '@esteto/domain/duty/duty-shift/divergence-words';
import { dutyShiftStatusLabel } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { punchKindLabel, punchSourceLabel } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { wallAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { formatDateFull, formatInstantFull } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { AbsenceQuestion, CorrectionQuestion } from './clock-questions.tsx';

/** The clock of a shift: what was recorded, what of it is to be looked at, and how the coordination corrects it. */
export default function ShiftClockDialog() {
  const id = Number(useParams().shiftId);
  const shift = { ...useGroupScope(), id };
  const { data: planned } = useQuery(dutyShiftQueries.detail(shift));
  const mayEdit = useCan(dutySchedule.edit);
  return (
    <RecordDialog
      noun="Ponto"
      query={shiftClockQueries.punches(shift)}
      title={() => (planned ? `Ponto de ${planned.professional_name ?? 'ninguém'}` : 'Ponto')}
      subtitle={() =>
        planned &&
        `${formatDateFull(planned.starts_on)}, ${formatTime(planned.starts_at)} às ${formatTime(planned.ends_at)} · ${[planned.unit_name, planned.sector_name].filter(Boolean).join(', ')}`
      }
      footer={(clock) => mayEdit && (clock.may_correct || clock.may_miss) && <ClockActions id={id} clock={clock} />}
    >
      {({ divergences, done_minutes, fixed, punches, timezone }) => (
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {fixed !== null && <Banner tone="running">{fixed}</Banner>}
          {divergences.length > 0 && <Banner tone="waiting">{divergences.map(divergenceWords).join('. ')}.</Banner>}
          <Facts
            facts={[
              { label: 'Situação', value: planned && dutyShiftStatusLabel[planned.status] },
              { label: 'Planejadas', value: planned && workedHours(planned.duration_minutes) },
              { label: 'Feitas', value: done_minutes !== null && workedHours(done_minutes) },
            ]}
          />
          {punches.length === 0 ? (
            <EmptyState title="Nada foi registrado." />
          ) : (
            <LineList>
              {punches.map((punch) => (
                <Line key={punch.id} title={titleOf(punch, timezone)} note={noteOf(punch)} />
              ))}
            </LineList>
          )}
        </chakra.div>
      )}
    </RecordDialog>
  );
}

const titleOf = ({ kind, at }: PunchRow, timezone: ShiftPunches['timezone']): string => {
  const { date, time } = wallAt(timezone, at);
  return `${punchKindLabel[kind]}: ${formatDateFull(date)}, ${formatTime(time)}`;
};

const noteOf = ({ source, received_at, placement, distance_meters, reason, by_name, counts }: PunchRow): string =>
  [
    !counts && 'Não conta mais',
    punchSourceLabel[source],
    source === 'offline' && `chegou em ${formatInstantFull(received_at)}`,
    source === 'manager' && by_name,
    placement && placementWords(placement, distance_meters),
    reason,
  ]
    .filter(Boolean)
    .join(' · ');

const ClockActions = ({ id, clock: { may_correct, may_miss } }: { id: number; clock: ShiftPunches }) => {
  const shift = { ...useGroupScope(), id };
  const { data: planned } = useQuery(dutyShiftQueries.detail(shift));
  const [question, setQuestion] = useState<'correction' | 'absence' | null>(null);
  if (!planned) return null;
  return (
    <>
      {may_miss && (
        <Button variant="danger" onClick={() => setQuestion('absence')}>
          Registrar falta
        </Button>
      )}
      {may_correct && (
        <Button variant="primary" onClick={() => setQuestion('correction')}>
          Corrigir ponto
        </Button>
      )}
      {question === 'correction' && <CorrectionQuestion shift={planned} onClose={() => setQuestion(null)} />}
      {question === 'absence' && <AbsenceQuestion shift={planned} onClose={() => setQuestion(null)} />}
    </>
  );
};
