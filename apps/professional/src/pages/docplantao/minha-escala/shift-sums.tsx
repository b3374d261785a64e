import { chakra } from '@chakra-ui/react';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { workedHours } from '@esteto/features/duty/shift/shift-words';
import { shiftValue } from './shift-value.ts';

/** What the shown shifts come to. */
export const ShiftSums = ({ shifts }: { shifts: readonly OwnShift[] }) => {
  if (shifts.length === 0) return null;
  const sum = (of: (shift: OwnShift) => number) => shifts.reduce((total, shift) => total + of(shift), 0);
  const parts = [
    countOf(shifts.length, 'plantão', 'plantões'),
    workedHours(sum(({ duration_minutes }) => duration_minutes)),
    ...named(
      'à noite',
      sum(({ night_minutes }) => night_minutes),
    ),
    ...named(
      'no fim de semana',
      sum(({ weekend_minutes }) => weekend_minutes),
    ),
    ...named(
      'em feriado',
      sum(({ holiday_minutes }) => holiday_minutes),
    ),
    formatMoney(sum((shift) => shiftValue(shift) ?? 0)),
  ];
  return (
    <chakra.p color="fg.muted" data-numeric>
      {parts.join(' · ')}
    </chakra.p>
  );
};

const named = (word: string, minutes: number): string[] => (minutes > 0 ? [`${workedHours(minutes)} ${word}`] : []);
