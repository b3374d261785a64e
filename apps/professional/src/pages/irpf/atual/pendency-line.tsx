import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { OwnReturn, PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { waitsForClient } from '@esteto/domain/tax/income-tax/pendency-life';
import { pendencyLeft } from '@esteto/domain/tax/income-tax/pendency-reminder';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useReturnPaths } from './current-return.ts';
import { pendencyStanding } from './pendency-words.ts';

/** What the team asks, until when, and the way to answer it. */
export const PendencyLine = ({ row, pendency }: { row: OwnReturn; pendency: PendencyRecord }) => {
  const to = useReturnPaths(row).pendency(pendency.id);
  const waits = waitsForClient(pendency.status);
  const answer = useCan(ownIncomeTaxes.edit) && waits ? 'Responder' : 'Ver';
  return (
    <Line
      title={pendency.title}
      note={
        <>
          {waits && (
            <chakra.span display="block" color="fg.default" whiteSpace="pre-line" overflowWrap="anywhere">
              {pendency.text}
            </chakra.span>
          )}
          {waits && pendency.reason && (
            <chakra.span display="block" color="fg.default" whiteSpace="pre-line" overflowWrap="anywhere">
              Voltou: {pendency.reason}
            </chakra.span>
          )}
          {waits ? `Até ${formatDateNumeric(pendency.due_on)}: ${pendencyLeft(pendency.due_on, today())}` : pendency.answer}
        </>
      }
    >
      <StatusBadge status={pendencyStanding(pendency)} />
      <ButtonLink to={to} aria-label={`${answer}: ${pendency.title}`}>
        {answer}
      </ButtonLink>
    </Line>
  );
};
