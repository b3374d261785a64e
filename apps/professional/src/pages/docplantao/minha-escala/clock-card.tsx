import { chakra } from '@chakra-ui/react';
import { shiftClockQueries } from '@esteto/api-client/duty/shift-clock';
import { type ClockShift, shiftClock } from '@esteto/contract/duty/shift-clock';
import { type PunchKind, punchKindLabel } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { wallAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { instantNow, today } from '@esteto/ui/system/context/today';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';
import { whenIdle } from '@esteto/ui/system/state/when-idle';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { LogIn, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { loadSender } from '../../../features/plantao/kept-punches.tsx';
import type { KeptPunch } from '../../../features/plantao/punch-store.ts';
import { useKeptPunches } from '../../../features/plantao/use-kept-punches.ts';
import { usePunch } from './use-punch.ts';

/** The shift that runs, or the one that comes next: its entry and its check-out, and what of them still waits on the phone. */
export const ClockCard = () => {
  const shifts = useClockShifts();
  const { punches, forget } = useKeptPunches();
  useEffect(() => whenIdle(() => void loadSender().catch(() => undefined)), []);
  const waiting = punches.filter(({ refused }) => refused === null);
  const shift = shifts.find(({ id }) => !waiting.some(({ shift_id, kind }) => shift_id === id && kind === 'out'));
  if (!shift && punches.length === 0) return null;
  return (
    <Card title="Ponto">
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {punches.map(({ key, refused, ...punch }) =>
          refused === null ? (
            <Banner key={key} tone="waiting">{`${nameOf(punch)} guardada neste aparelho: será enviada quando houver conexão.`}</Banner>
          ) : (
            <Banner
              key={key}
              tone="attention"
              action={<Button onClick={() => forget(key)}>Entendi</Button>}
            >{`${nameOf(punch)} não foi aceita. ${refused}`}</Banner>
          ),
        )}
        {shift && <Clocked shift={shift} keptIn={waiting.find(({ shift_id }) => shift_id === shift.id)} />}
      </chakra.div>
    </Card>
  );
};

const nameOf = ({ kind, at }: Pick<KeptPunch, 'kind' | 'at'>): string => `${punchKindLabel[kind]} de ${formatInstant(at, today())}`;

const Clocked = ({ shift, keptIn }: { shift: ClockShift; keptIn: KeptPunch | undefined }) => {
  const { starts_on, starts_at, ends_at, unit_name, sector_name, title, group_name, timezone, opens_at, in_at, place } = shift;
  const { punch, busy } = usePunch();
  const came = in_at ?? keptIn?.at ?? null;
  const kind: PunchKind = came === null ? 'in' : 'out';
  const timeOf = (instant: string) => formatTime(wallAt(timezone, instant).time);
  return (
    <>
      <div>
        <chakra.p fontSize="lg" fontWeight="semibold" data-numeric>
          {`${formatDate(starts_on, today())}, ${formatTime(starts_at)} às ${formatTime(ends_at)}`}
        </chakra.p>
        <chakra.p color="fg.muted">{[title, unit_name, sector_name, group_name].filter(Boolean).join(' · ')}</chakra.p>
        {came !== null && <chakra.p data-numeric>{`Entrada às ${timeOf(came)}.`}</chakra.p>}
        {came === null && opens_at > instantNow() && <chakra.p data-numeric>{`A entrada abre às ${timeOf(opens_at)}.`}</chakra.p>}
      </div>
      <Button
        variant="primary"
        icon={kind === 'in' ? LogIn : LogOut}
        busy={busy}
        onClick={() => punch(shift, kind)}
        minH="14"
        w={{ base: 'full', md: 'auto' }}
        justifySelf="start"
      >
        {kind === 'in' ? 'Registrar entrada' : 'Registrar saída'}
      </Button>
      {place && (
        <chakra.p color="fg.muted" fontSize="sm">
          A localização é pedida só na hora de registrar. A sua posição não sai do aparelho: guardamos se você estava no local e a que
          distância.
        </chakra.p>
      )}
    </>
  );
};

const shiftsAtom = keptAtom<ClockShift[]>('esteto.clock_shifts', {
  version: 1,
  read: (raw) => (shiftClock.own.answer.isValidSync(raw, { strict: true }) ? raw : null),
});

/** The shifts that may be clocked; where there is no connection, those that the phone saw last and that are not over. */
const useClockShifts = (): readonly ClockShift[] => {
  const { data } = useQuery(shiftClockQueries.own(useCompanyScope()));
  const [kept, keep] = useAtom(shiftsAtom);
  useEffect(() => {
    if (data) keep(data);
  }, [data, keep]);
  return data ?? kept?.filter(({ status, in_until, out_until }) => (status === 'running' ? out_until : in_until) >= instantNow()) ?? [];
};
