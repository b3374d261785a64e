import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { awaitedOf } from '@esteto/domain/duty/shift-request/request-legs';

/** Whether the next word is one's own. */
export const awaitsMe = ({ status, requester_id, own_id, party_ids, accepted_ids }: OwnRequestRecord): boolean =>
  (status === 'proposed' && awaitedOf(party_ids, accepted_ids).includes(own_id)) ||
  (status === 'counter_proposed' && requester_id === own_id);

/** Whether one may offer something else to whoever asked. */
export const mayCounter = (record: OwnRequestRecord): boolean =>
  awaitsMe(record) && record.requester_id !== record.own_id && record.party_ids.length === 1 && record.type !== 'coverage';

/** Whether one's word may be taken back. */
export const mayTakeBack = ({ status, own_id, accepted_ids }: OwnRequestRecord): boolean =>
  (status === 'awaiting_coordination' || status === 'proposed') && accepted_ids.includes(own_id);
