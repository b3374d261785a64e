import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { isPendingRequest, shiftRequestTypeLabel } from '@esteto/domain/duty/shift-request/shift-request-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { RequestBadge } from '@esteto/features/duty/shift/request-badge.tsx';
import { daysInWords } from '@esteto/features/duty/shift/request-legs.tsx';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { today } from '@esteto/ui/system/context/today';
import { awaitsMe } from './own-part.ts';

/** Each request in two lines, with its state and the way into it. */
export const RequestLines = ({ requests }: { requests: readonly OwnRequestRecord[] }) => (
  <LineList>
    {requests.map((request) => (
      <Line key={request.id} title={aboutOf(request)} note={noteOf(request)}>
        <RequestBadge status={request.status} />
        <ButtonLink
          variant={awaitsMe(request) ? 'primary' : 'secondary'}
          to={`${request.id}/detalhes`}
          aria-label={`${verbOf(request)}: ${aboutOf(request)}`}
        >
          {verbOf(request)}
        </ButtonLink>
      </Line>
    ))}
  </LineList>
);

const verbOf = (request: OwnRequestRecord): string => (awaitsMe(request) ? 'Responder' : 'Abrir');

const aboutOf = ({ type, legs: [first], starts_on, ends_on }: OwnRequestRecord): string =>
  [shiftRequestTypeLabel[type], starts_on && ends_on ? daysInWords(starts_on, ends_on) : first && shiftWhen(first.shift)]
    .filter(Boolean)
    .join(': ');

const noteOf = ({ requester_id, own_id, requester_name, legs: [first], group_name, status, expires_at }: OwnRequestRecord): string =>
  [
    requester_id === own_id ? 'Você pediu' : `${requester_name} pediu`,
    first && shiftWhere(first.shift),
    group_name,
    isPendingRequest(status) && expires_at && `até ${formatInstant(expires_at, today())}`,
  ]
    .filter(Boolean)
    .join(' · ');
