import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { type AccreditationAction, accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { openOf } from '@esteto/domain/duty/accreditation/checklist';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PersonalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as repository from './accreditation.repository.ts';
import { tellDoctor } from './accreditation-news.ts';
import { type addLines, endedNow, lock, standingAt } from './accreditation-write.ts';
import { shownTo } from './unit-scope.ts';

export type DecidingParts = Pick<Deps, 'work'> & { accounts: PersonalAccounts; notices: Pick<NoticeService, 'tellPeople'> };

/** The professionals whom one who manages a group sees. */
export const ofGroup = ({ group }: ManagerActor): repository.Whose => ({ group_id: group.group_id, unit_ids: group.unit_ids });

type Decision = {
  action: AccreditationAction;
  by: 'reviewer' | 'admin';
  reason?: string;
  /** Rows that are to be there before anything is decided on them. */
  prepare?: typeof addLines;
  /** Throws where the record does not allow the action. */
  check?: (record: AccreditationRecord, tx: Tx) => Promise<void> | void;
  values?: Partial<Values<typeof accreditations>>;
  tell?: (tx: Tx, record: AccreditationRecord) => Promise<void>;
};

/** One action of the group on an accreditation, and what else it writes. */
export const decide = (
  { work, accounts }: DecidingParts,
  actor: ManagerActor,
  { id, version }: { id: number; version: number },
  { prepare, check, values, tell, ...step }: Decision,
): Promise<AccreditationRecord> =>
  work(actor, async (tx) => {
    const whose = ofGroup(actor);
    const before = await lock(tx, whose, { id, version });
    await prepare?.(tx, before);
    const { lines, ...record } = await repository.record(tx.db, accounts, id, whose);
    await check?.({ ...record, lines }, tx);
    const moved = await tx.move(accreditations, accreditationMachine, before, step, ({ to }) => ({
      ...standingAt(tx, to, before, lines),
      reason: step.reason ?? null,
      ...(to === 'approved'
        ? { first_competence: before.first_competence ?? competenceOf(tx.today), last_competence: null }
        : endedNow(tx, before)),
      ...values,
    }));
    const answer = { ...record, ...moved, paying_company_id: moved.company_id, lines };
    await tell?.(tx, answer);
    return shownTo(actor, answer);
  });

type Words = { kind: 'accreditation.correction' | 'accreditation.decided'; title: string; body: string };

/** Tells the professional what their group decided, once for each version of the record. */
export const tellDecision = (
  tx: Tx,
  { notices }: DecidingParts,
  record: AccreditationRecord,
  { kind, title, body }: Words,
): Promise<void> =>
  tellDoctor(tx, notices, record, { kind, title: `${record.group_name}: ${title}`, body, key: `${kind}-${record.version}` });

/** Papers that nobody has judged yet keep an accreditation from being handed up and from being approved. */
export const refuseOpen = (record: AccreditationRecord): void => {
  const open = openOf(record, record.lines);
  if (open.length > 0) throw new AppError(422, { message: `Antes falta decidir: ${open.join(', ')}.`, code: 'still_open' });
};
