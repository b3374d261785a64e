import { createHash } from 'node:crypto';
import type { StatementUpload } from '@esteto/contract/month/statement';
import { type PackedReading, unpackedPart } from '@esteto/domain/month/statement/large-statement';
import { lookAlikes } from '@esteto/domain/month/statement/look-alike';
import type { MonthPart } from '@esteto/domain/month/statement/month-parts';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { statementImports as table, type WaitingStatement } from '../../../tables/statement/statement.tables.ts';
import type { KeepStatement } from './large-statement.ts';
import * as repository from './statement.repository.ts';
import * as imports from './statement-import.repository.ts';
import { elsewhere, fileOf, keep, likenessOf, movementsOf, take } from './statement-months.ts';
import { STATEMENT_READ, type StatementRead } from './statement-upload.service.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'files' | 'jobs'>;

/** The job: all of the file or nothing of it. What it cannot keep is said in words; what fails otherwise is tried again. */
export const keepLater =
  ({ db, work, files, jobs }: Parts) =>
  async ({ import_id }: KeepStatement): Promise<void> => {
    const sent = await imports.find(db, import_id);
    if (!sent?.waiting) return;
    const { company_id, waiting, columns } = sent;
    const actor = systemActor(`statement-import-${import_id}`);
    const { bytes } = await files.read(db, sent.file_id, company_id);
    const input = { format: waiting.format, bytes, near: waiting.month, said: { chosen: columns, remembered: [] } };
    try {
      const read = await readApart('largeStatement', input, { of: null });
      if (!read.ok) throw invalid({ file: read.reason });
      await work(actor, async (tx) => {
        const checksum = createHash('sha256').update(bytes).digest('hex');
        const { closed, has_rules } = await repository.lockCompany(tx, company_id);
        const file = { import_id, company_id, file_id: sent.file_id, waiting, checksum, closed: new Set(closed) };
        const answer = await keepMonths(tx, file, read, (done) => imports.tellProgress(db, import_id, done));
        const before = await tx.lock(table, { id: import_id, version: null, scope: undefined });
        const { fresh, repeated, months } = answer;
        const values = { fresh, repeated, months, warnings: answer.warnings, done: read.count, waiting: null };
        await tx.change(table, before, values, { action: 'statement_import.kept', company_id });
        if (has_rules && fresh > 0)
          await jobs.enqueue(tx, STATEMENT_READ, { company_id } satisfies StatementRead, `statement-read-${company_id}`);
      });
    } catch (error) {
      const reason = error instanceof TooHard ? TOO_HARD : error instanceof AppError ? wordsOf(error) : null;
      if (reason === null) throw error;
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id: import_id, version: null, scope: undefined });
        await tx.change(table, before, { failed: reason, waiting: null, done: 0 }, { action: 'statement_import.failed', company_id });
      });
    }
  };

const TOO_HARD = 'O arquivo demora demais para ser lido. Baixe o extrato de um período menor.';
const wordsOf = ({ body: { errors, message } }: AppError): string => Object.values(errors ?? {}).flat()[0] ?? message;

type Sent = {
  import_id: number;
  company_id: number;
  file_id: string;
  waiting: WaitingStatement;
  checksum: string;
  closed: ReadonlySet<string>;
};
type Packed = Extract<PackedReading, { ok: true }>;

/** So many movements are written by one statement. */
const AT_ONCE = 5_000;

/** No more than one month of movements is held at a time. */
const keepMonths = async (
  tx: Tx,
  { import_id, company_id, file_id, waiting, checksum, closed }: Sent,
  read: Packed,
  tellProgress: (done: number) => Promise<void>,
): Promise<StatementUpload> => {
  const { by, format, month: sentFor, account_ids } = waiting;
  const all = read.accounts.flatMap(({ parts }) => parts);
  const named = [sentFor, ...all.map(({ month }) => month)].toSorted();
  const span = { from: addCompetence(named[0] ?? sentFor, -1), until: named.at(-1) ?? sentFor };
  const { accounts: _accounts, ...around } = await repository.accountsAround(tx, company_id, span, checksum);
  const answer: StatementUpload = { fresh: 0, repeated: 0, months: [], warnings: [...read.warnings, ...elsewhere(sentFor, all)] };
  const whole = new Set<string>();
  let done = 0;
  let alike = 0;
  for (const [index, { parts }] of read.accounts.entries())
    for (const [place, packed] of parts.entries()) {
      const part: MonthPart = unpackedPart(packed);
      const share = {
        bank_account_id: account_ids[index] ?? 0,
        isNew: false,
        parts: [part],
        which: place === 0 ? 'first' : 'later',
      } as const;
      const [receiving] = await take(tx, { sentFor, around, closed }, share, answer);
      if (receiving && closed.has(part.month)) throw monthClosed(part.month, tx.actor);
      if (receiving) {
        const ids = await keep(tx, { company_id, by }, [receiving]);
        await repository.keepPart(tx, { import_id, file_id }, { ...fileOf(receiving, ids), format, checksum });
        const movements = movementsOf(receiving, ids);
        for (let from = 0; from < movements.length; from += AT_ONCE) {
          const some = movements.slice(from, from + AT_ONCE);
          const twins = lookAlikes(some, await repository.sameMoney(tx, company_id, some, import_id));
          alike += twins.size;
          const kept = some.map((movement) => ({ ...movement, twin_id: twins.get(movement)?.movement ?? null }));
          await repository.keepMovements(tx, { company_id, import_id }, kept);
          await tellProgress(done + from + some.length);
        }
        if (part.is_whole) whole.add(part.month);
      }
      done += packed.count;
      await tellProgress(done);
    }
  if (alike > 0) answer.warnings.push(likenessOf(alike));
  return { ...answer, months: [...whole].toSorted(), warnings: [...new Set(answer.warnings)] };
};
