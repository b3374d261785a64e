import { shiftRequestTypeLabel } from '@esteto/domain/duty/shift-request/shift-request-life';
import { MANAGER_ROLES } from '@esteto/domain/identity/permission/access';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import type { Tx } from '../../../../platform/work/work.ts';
import type { ShiftRequest } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import type { GroupFacts } from '../group-facts.ts';
import { nameOf } from './request-write.ts';

type Teller = Pick<NoticeService, 'tellPeople'>;

export const OFFERS = `${basePath.professional}/docplantao/ofertas`;

export const OWN_REQUESTS = `${basePath.professional}/docplantao/minhas-solicitacoes`;

/** '14/03/2027, 19h às 7h, Hospital São Lucas'. */
export const shiftInWords = (
  { units }: Pick<GroupFacts, 'units'>,
  { starts_on, starts_at, ends_at, unit_id }: Pick<DutyShift, 'starts_on' | 'starts_at' | 'ends_at' | 'unit_id'>,
): string =>
  [
    `${formatDateNumeric(starts_on)}, ${formatTime(starts_at)} às ${formatTime(ends_at)}`,
    units.find(({ id }) => id === unit_id)?.name ?? '',
  ].join(', ');

/** Who is asked something. */
export const tellAsked = (
  tx: Tx,
  notices: Teller,
  request: ShiftRequest,
  people: readonly number[],
  { title, body }: { title: string; body: string },
): Promise<void> =>
  notices.tellPeople(tx, people, {
    kind: 'shift_request.asked',
    title,
    body,
    key: `shift-request-${request.id}-asked-${request.version}`,
    pageOf: () => `${OWN_REQUESTS}/${request.id}/detalhes`,
  });

/** Everybody in it but who did it hears what became of it. */
export const tellAnswered = (tx: Tx, notices: Teller, request: ShiftRequest, body: string): Promise<void> =>
  notices.tellPeople(
    tx,
    [request.requester_id, ...request.party_ids].filter((id) => id !== tx.actor.user?.id),
    {
      kind: 'shift_request.answered',
      title: `${shiftRequestTypeLabel[request.type]}: ${body}`,
      body: request.decision_reason ?? 'Veja em Minhas solicitações.',
      key: `shift-request-${request.id}-answered-${request.version}`,
      pageOf: () => `${OWN_REQUESTS}/${request.id}/detalhes`,
    },
  );

/** Everybody in requests that ended with what they were about, but whoever ended it. `key`: what that was, so that nobody hears it twice. */
export const tellOver = async (
  tx: Tx,
  notices: Teller,
  ended: readonly ShiftRequest[],
  { key, body }: { key: string; body: string },
): Promise<void> => {
  const [applications, others] = [ended.filter(({ type }) => type === 'application'), ended.filter(({ type }) => type !== 'application')];
  const tell = async (requests: readonly ShiftRequest[], title: string, page: string) => {
    const people = new Set(requests.flatMap(({ requester_id, party_ids }) => [requester_id, ...party_ids]));
    if (tx.actor.user) people.delete(tx.actor.user.id);
    const news = { kind: 'shift_request.answered', title, body, key: `${key}-over-${requests[0]?.type}`, pageOf: () => page } as const;
    if (people.size > 0) await notices.tellPeople(tx, [...people], news);
  };
  await tell(applications, 'Candidatura encerrada', OFFERS);
  await tell(others, 'Solicitação encerrada', OWN_REQUESTS);
};

/** Who coordinates the units that the shifts are in, or all of the group where it is about none. */
export const tellCoordination = (
  tx: Tx,
  notices: Teller,
  facts: GroupFacts,
  request: ShiftRequest,
  shifts: readonly Pick<DutyShift, 'unit_id'>[],
): Promise<void> => {
  const coordinators = facts.managers.filter(
    ({ role, unit_ids }) =>
      MANAGER_ROLES.indexOf(role) >= MANAGER_ROLES.indexOf('coordinator') &&
      (unit_ids === null || shifts.length === 0 || shifts.some(({ unit_id }) => unit_ids.includes(unit_id))),
  );
  return notices.tellPeople(
    tx,
    coordinators.map(({ user_id }) => user_id),
    {
      kind: 'shift_request.to_decide',
      title: `${shiftRequestTypeLabel[request.type]} para decidir: ${nameOf(facts, request.requester_id)}`,
      body: request.justification ?? 'Veja em Solicitações.',
      key: `shift-request-${request.id}-decide-${request.version}`,
      pageOf: () => `${basePath.gestao}/plantoes/solicitacoes/${request.id}/detalhes`,
    },
  );
};
