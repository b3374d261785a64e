import { chakra } from '@chakra-ui/react';
import type { StatementLine } from '@esteto/contract/duty/hours-statement';
import { divergenceWords } from '@esteto/domain/duty/duty-shift/divergence-words';
import { dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { MonthHours } from '@esteto/domain/duty/hours-statement/month-hours';
import { hoursFacts } from '@esteto/domain/duty/hours-statement/statement-text';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { ReactNode } from 'react';
import { workedHours } from './shift-words.ts';

type StatementViewProps = {
  hours: MonthHours;
  lines: readonly StatementLine[];
  /** What stands at the end of a shift's line. */
  more?: (line: StatementLine) => ReactNode;
};

/** A person's month: its sums, and each shift with its clock. */
export const StatementView = ({ hours, lines, more }: StatementViewProps) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    <Facts values="beside" facts={hoursFacts(hours)} />
    <LineList>
      {lines.map((line) => (
        <Line
          key={line.id}
          title={`${formatDateFull(line.starts_on)}, ${formatTime(line.starts_at)} às ${formatTime(line.ends_at)}`}
          note={noteOf(line)}
        >
          <StatusBadge status={{ label: dutyShiftStatusLabel[line.status], tone: dutyShiftStatusTone[line.status] }} />
          {more?.(line)}
        </Line>
      ))}
    </LineList>
  </chakra.div>
);

const noteOf = ({ unit_name, sector_name, in_time, out_time, done_minutes, divergences }: StatementLine): string =>
  [
    unit_name,
    sector_name,
    in_time && `entrada às ${formatTime(in_time)}`,
    out_time && `saída às ${formatTime(out_time)}`,
    done_minutes !== null && workedHours(done_minutes),
    ...divergences.map(divergenceWords),
  ]
    .filter(Boolean)
    .join(' · ');
