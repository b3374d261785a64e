import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import type { ShiftCandidate } from '@esteto/contract/duty/duty-shift';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { isIsoDate } from '@esteto/domain/shared/date/date';
import { isTime } from '@esteto/domain/shared/date/time';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import type { Option } from '@esteto/ui/components/field/choice/combobox.tsx';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** Who takes the shift: those who may first, each with what stands against it, and the reason where only warnings do. */
export const ProfessionalField = ({ shiftId }: { shiftId?: number }) => {
  const scope = useGroupScope();
  const unit_id = useFieldValue('unit_id');
  const [starts_on, starts_at, ends_at] = [useFieldValue('starts_on'), useFieldValue('starts_at'), useFieldValue('ends_at')];
  const chosen = useFieldValue('professional_id');
  const qualifications = useFieldValue('qualification_ids');
  const place =
    typeof unit_id === 'number' && isDate(starts_on) && isHour(starts_at) && isHour(ends_at)
      ? {
          ...scope,
          unit_id,
          starts_on,
          starts_at,
          ends_at,
          ...(shiftId !== undefined && { except_id: shiftId }),
          ...(Array.isArray(qualifications) && qualifications.length > 0 && { qualifications: qualifications.join(',') }),
        }
      : null;
  const list = place && { ...dutyShiftQueries.candidates(place), select: fittest };
  const { data } = useQuery({ ...(list ?? dutyShiftQueries.candidates({ ...scope, ...NOTHING })), enabled: list !== null });
  const one = data?.find(({ professional_id }) => professional_id === chosen);
  const isWarned = one !== undefined && one.findings.length > 0 && !isBlocked(one.findings);
  return (
    <>
      <ListSelectField
        name="professional_id"
        list={list}
        toOption={toOption}
        failed="Não foi possível carregar os profissionais."
        placeholder="Deixe em branco para uma vaga"
        help={list === null ? 'Escolha antes a unidade, o dia e o horário.' : one?.findings.map(({ message }) => message).join(' ')}
      />
      {isWarned && <TextField name="reason" required help="Por que seguir com este aviso: fica no histórico do plantão." />}
    </>
  );
};

const NOTHING = { unit_id: 0, starts_on: '', starts_at: '', ends_at: '' };
const isDate = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);
const isHour = (value: unknown): value is string => typeof value === 'string' && isTime(value);

/** Whoever may take it, the least busy first; then who is warned of, then who may not. */
const fittest = (candidates: ShiftCandidate[]): ShiftCandidate[] =>
  candidates.toSorted(
    (one, other) => rank(one) - rank(other) || one.month_minutes - other.month_minutes || one.name.localeCompare(other.name, 'pt-BR'),
  );

const rank = ({ findings }: ShiftCandidate): number => (findings.length === 0 ? 0 : isBlocked(findings) ? 2 : 1);

const toOption = (candidate: ShiftCandidate): Option => {
  const { professional_id, name, findings, month_minutes } = candidate;
  const [first] = findings;
  const word = first ? `${isBlocked(findings) ? 'Impedido' : 'Aviso'}: ${first.message}` : 'Disponível.';
  return { value: professional_id, label: name, detail: `${word} ${workedHours(month_minutes)} no mês.` };
};
