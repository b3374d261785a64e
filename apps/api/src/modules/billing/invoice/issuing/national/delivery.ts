import { type EmitterRefusal, rejectionOf } from '@esteto/domain/billing/nfse/rejection';
import type { Deps } from '../../../../../deps.ts';
import type { IssuingAttempt } from '../../../../../tables/invoice/issuing.tables.ts';
import { openCertificate } from '../../../../company/certificate/certificate.service.ts';
import { type Note, readNote, signatureOf } from '../../danfse/note.ts';
import type { IssuingCertificate } from '../issuing.repository.ts';
import type { ConnectEmitter, Emitter } from './emitter.ts';
import { type Outcome, storeOutcome } from './outcome.ts';

/** The number of this DPS has become a note already. */
const NUMBER_USED = 'E0014';
/** The note has such an event already, or is in a state that an earlier one brought about. */
const EVENT_EXISTS = new Set(['E0802', 'E1805', 'E0840']);

type DeliveryDeps = Pick<Deps, 'work' | 'secrets' | 'files' | 'jobs'> & { connect: ConnectEmitter };

/**
 * Takes an attempt to the emitter and stores what came of it. `isFirst` is true only right after it was written down: whoever comes later asks
 * first, since a former sending may have arrived without its answer having come back. Without an answer nothing is stored, and the attempt
 * waits for the next who comes.
 */
export const deliver = async (
  deps: DeliveryDeps,
  { attempt, certificate }: { attempt: IssuingAttempt; certificate: IssuingCertificate },
  { isFirst, request_id }: { isFirst: boolean; request_id: string },
): Promise<void> => {
  const emitter = deps.connect(attempt.environment, await openCertificate(deps.secrets, certificate));
  const outcome = attempt.kind === 'issue' ? await issue(emitter, attempt, isFirst) : await cancel(emitter, attempt, isFirst);
  if (outcome) await storeOutcome(deps, attempt, outcome, request_id);
};

const issue = async (emitter: Emitter, attempt: IssuingAttempt, isFirst: boolean): Promise<Outcome | null> => {
  if (!isFirst) {
    const former = await findIssued(emitter, attempt);
    if (former !== 'none') return former;
  }
  const reply = await emitter.issue(attempt.xml);
  if (reply.kind === 'unknown') return null;
  if (reply.kind === 'done') return issued(readNote(reply.note), reply.note);
  if (!has(reply.refusals, [NUMBER_USED])) return rejected(reply.refusals);
  // Our own sending that came late, or somebody else's note under this number.
  const outcome = await findIssued(emitter, attempt);
  return outcome === 'none' ? rejected(reply.refusals) : outcome;
};

/** The note that this attempt has become; 'none' when there is none yet, null when the emitter does not say. */
const findIssued = async (emitter: Emitter, { document_id, xml }: IssuingAttempt): Promise<Outcome | 'none' | null> => {
  const key = await emitter.keyOf(document_id);
  if (key.kind !== 'found') return key.kind === 'none' ? 'none' : null;
  const answer = await emitter.note(key.access_key);
  if (answer.kind !== 'found') return null;
  const note = readNote(answer.note);
  if (note && note.declaration_signature !== signatureOf(xml)) return rejected([{ code: NUMBER_USED, description: '', complement: null }]);
  return issued(note, answer.note);
};

const cancel = async (emitter: Emitter, { access_key, xml }: IssuingAttempt, isFirst: boolean): Promise<Outcome | null> => {
  const key = access_key ?? '';
  const ask = async (): Promise<Outcome | 'none' | null> => {
    const { kind } = await emitter.isCancelled(key);
    return kind === 'found' ? { kind: 'cancelled', access_key: key } : kind === 'none' ? 'none' : null;
  };
  if (!isFirst) {
    const former = await ask();
    if (former !== 'none') return former;
  }
  const reply = await emitter.cancel(key, xml);
  if (reply.kind === 'unknown') return null;
  if (reply.kind === 'done') return { kind: 'cancelled', access_key: key };
  const outcome = has(reply.refusals, EVENT_EXISTS) ? await ask() : 'none';
  return outcome === 'none' ? rejected(reply.refusals) : outcome;
};

/** A note that cannot be read is kept for nobody: it is asked for again. */
const issued = (note: Note | null, xml: string): Outcome | null => note && { kind: 'issued', note, xml };

const rejected = (refusals: EmitterRefusal[]): Outcome => ({ kind: 'rejected', refusal: rejectionOf(refusals) });

const has = (refusals: readonly EmitterRefusal[], codes: Iterable<string>): boolean => {
  const wanted = new Set(codes);
  return refusals.some(({ code }) => wanted.has(code));
};
