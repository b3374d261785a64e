import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import { accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { dueReminder, endingWords, reminderSpan } from '@esteto/domain/opening/licensing/licence-reminder';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { each } from '../../../platform/jobs/each.ts';
import { personalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accreditationDocuments, accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as repository from './accreditation.repository.ts';
import { endingBy } from './accreditation-group.repository.ts';
import { tellDoctor, tellGroup } from './accreditation-news.ts';
import { type Accreditation, endedNow, MOST_LINES } from './accreditation-write.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'secrets'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** 60, 30 and 7 days before an accreditation or one of its papers ends, professional and group are told; the day after its last it has ended. */
export const accreditationEnding = (parts: Parts) => ({
  /** Each accreditation in a transaction of its own, which remembers what was told: nobody hears it twice. */
  run: async (jobId: string): Promise<void> => {
    const ids = await endingBy(parts.db, reminderSpan(parts.clock.today()).until);
    await each('accreditations', ids, (id) => parts.work(systemActor(jobId), (tx) => look(parts, tx, id)));
  },
});

const look = async (parts: Parts, tx: Tx, id: number): Promise<void> => {
  const before = await tx.lock(accreditations, { id, version: null, scope: undefined });
  const lines = await tx.lockAll(accreditationDocuments, {
    scope: and(
      eq(accreditationDocuments.accreditation_id, id),
      eq(accreditationDocuments.status, 'approved'),
      isNotNull(accreditationDocuments.valid_until),
      lte(accreditationDocuments.valid_until, reminderSpan(tx.today).until),
    ),
    most: MOST_LINES,
  });
  const over = lines.filter(({ valid_until }) => valid_until !== null && valid_until < tx.today);
  await tx.moveAll(accreditationDocuments, accreditationDocumentMachine, over, { action: 'expire', by: 'system' });
  const isOver = before.valid_until !== null && before.valid_until < tx.today;
  if (isOver && accreditationMachine.legalActions(before.status, 'system').includes('expire'))
    await tx.move(accreditations, accreditationMachine, before, { action: 'expire', by: 'system' }, () => ({
      status_since: tx.now,
      step: 'validation' as const,
      ...endedNow(tx, before),
    }));
  const [record] = await repository.records(tx.db, personalAccounts(parts.secrets, 'accreditations'), eq(accreditations.id, id));
  if (!record) return;
  const labels = new Map(record.lines.map((line) => [line.id, line.label]));
  for (const line of lines) {
    const mark = line.valid_until === null ? null : dueReminder(line.valid_until, line.ending_told, tx.today);
    if (mark === null || line.valid_until === null) continue;
    if (line.valid_until >= tx.today)
      await tx.update(
        accreditationDocuments,
        { id: line.id, version: null, scope: undefined },
        { ending_told: mark },
        { action: 'accreditation_document.ending_told' },
      );
    await tell(
      parts,
      tx,
      record,
      `${labels.get(line.id) ?? ''} ${endingWords(line.valid_until, tx.today)}`,
      `line-${line.id}-${line.valid_until}-${mark}`,
    );
  }
  await remindOfEnd(parts, tx, before, record);
};

const remindOfEnd = async (parts: Parts, tx: Tx, before: Accreditation, record: AccreditationRecord): Promise<void> => {
  const { valid_until } = before;
  const mark = valid_until === null ? null : dueReminder(valid_until, before.ending_told, tx.today);
  if (mark === null || valid_until === null || (record.status !== 'approved' && record.status !== 'expired')) return;
  await tx.update(
    accreditations,
    { id: before.id, version: null, scope: undefined },
    { ending_told: mark },
    { action: 'accreditation.ending_told' },
  );
  await tell(parts, tx, record, `O credenciamento ${endingWords(valid_until, tx.today)}`, `end-${valid_until}-${mark}`);
};

const tell = async ({ notices }: Parts, tx: Tx, record: AccreditationRecord, words: string, key: string): Promise<void> => {
  await tellDoctor(tx, notices, record, {
    kind: 'accreditation.ending',
    title: `${record.group_name}: ${words}`,
    body: 'Sem um documento em vigor você não entra nas escalas. Troque-o no dossiê e mostre-o ao grupo.',
    key,
  });
  await tellGroup(tx, notices, record, {
    role: 'coordinator',
    kind: 'accreditation.ending_here',
    title: `${record.professional_name}: ${words}`,
    body: 'O profissional também foi avisado.',
    key: `${key}-here`,
  });
};
