import { shiftClockMutations } from '@esteto/api-client/duty/shift-clock';
import { ApiFailure } from '@esteto/api-client/failure';
import type { ClockShift, Punched } from '@esteto/contract/duty/shift-clock';
import { distanceMeters } from '@esteto/domain/duty/duty-shift/clock';
import { divergenceWords } from '@esteto/domain/duty/duty-shift/divergence-words';
import { type PunchKind, punchKindLabel } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { wallAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { formatTime } from '@esteto/domain/shared/date/time';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { instantNow } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { useKeptPunches } from '../../../features/plantao/use-kept-punches.ts';
import { whereAmI } from '../../../features/plantao/where-am-i.ts';

/**
 * Records an entry or a check-out. Where the phone is, is asked only now and only where the shift has a place; what leaves the phone is how far that is.
 * Without a connection it is kept with its time.
 */
export const usePunch = () => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { keep } = useKeptPunches();
  const { mutateAsync } = useMutation(shiftClockMutations.punch);
  const [busy, setBusy] = useState(false);

  const punch = async (shift: ClockShift, kind: PunchKind) => {
    const here = shift.place && (await whereAmI());
    if (shift.place && !here && !(await confirm(unplaced(kind)))) return;
    const distance_meters = shift.place && here ? distanceMeters(here, shift.place) : null;
    const at = instantNow();
    try {
      const done = await mutateAsync({ ...scope, id: shift.id, body: { kind, kept_at: null, distance_meters } });
      tell(shift, kind, done);
    } catch (error) {
      if (!isUnheard(error)) return tellFailure(error);
      keep({ key: crypto.randomUUID(), ...scope, shift_id: shift.id, kind, at, distance_meters });
      toast.warning('Sem conexão: o registro foi guardado neste aparelho com o horário de agora. Será enviado quando a conexão voltar.');
    }
  };

  return {
    busy,
    punch: (shift: ClockShift, kind: PunchKind) => {
      setBusy(true);
      void punch(shift, kind).finally(() => setBusy(false));
    },
  };
};

const unplaced = (kind: PunchKind) => ({
  title: 'Registrar sem localização?',
  message: `Este aparelho não informou onde está. ${kind === 'in' ? 'A entrada' : 'A saída'} fica registrada como “sem localização”, e a coordenação confere depois. Para registrar com ela, permita a localização nas configurações do navegador e tente de novo.`,
  confirmLabel: 'Registrar sem localização',
});

const isUnheard = (error: unknown): boolean => error instanceof ApiFailure && error.kind !== 'refused';

/** At what time it was recorded, and what of it the coordination will look at. */
const tell = ({ timezone }: ClockShift, kind: PunchKind, { at, divergences }: Punched): void => {
  const text = `${punchKindLabel[kind]} registrada às ${formatTime(wallAt(timezone, at).time)}.`;
  if (divergences.length === 0) toast.success(text);
  else toast.warning(`${text} ${divergences.map(divergenceWords).join('. ')}: a coordenação vai conferir.`);
};
