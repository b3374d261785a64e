import { type BoletoForm, boletoCreateForm } from '@esteto/domain/money/boleto/boleto-form';
import { type BoletoPaperActor, boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { isUseless, unreadPaperWords } from '@esteto/domain/money/boleto-paper/paper-fields';
import { parse } from '@esteto/domain/shared/schema/parse';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { tellFailures } from '../../../platform/jobs/each.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletoPapers as table } from '../../../tables/boleto-paper/boleto-paper.tables.ts';
import { actorFor, type UserService } from '../../identity/user/user.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as papers from './boleto-paper.repository.ts';
import { type DeliveryParts, deliverIn, receiptFormOf } from './receipt/deliver-receipt.ts';

// PDFs that become boletos, or deliver their obligations: one by somebody who looked at it, or all that are sure, one after the other.

type Paper = Row<typeof table>;
type CreateForm = BoletoForm & { company_id: number; replaces: boolean };
type Parts = Pick<Deps, 'files'> & { boletos: Pick<BoletoService, 'createIn'> };

/** The boleto of a PDF, with the PDF as its own; its id. A PDF that nobody can open becomes none. */
export const launchIn = async (
  { files, boletos }: Parts,
  tx: Tx,
  before: Paper,
  { form, by }: { form: CreateForm; by: BoletoPaperActor },
): Promise<number> => {
  const { unread, file_id } = before;
  if (unread && isUseless(unread)) throw new AppError(422, { message: unreadPaperWords[unread], code: 'illegal_transition' });
  let boleto_id: number | null = null;
  const { company_id, kind, tax_key, description, competence, amount, due_date, digitable_line, pix_code } = form;
  const said = { company_id, kind, tax_key, description, competence, amount, due_date, digitable_line, pix_code };
  await tx.move(table, boletoPaperMachine, before, { action: 'launch', by }, async () => {
    boleto_id = await boletos.createIn(tx, form, { file_id });
    if (file_id) await files.giveTo(tx, file_id, company_id);
    return { ...said, boleto_id, sort: 'guide' as const, refusal: null, doubts: {}, words: null };
  });
  if (boleto_id === null) throw new Error('a PDF was launched as no boleto');
  return boleto_id;
};

/** What was read of a PDF as the form of a boleto; refused where a field is missing or wrong. */
const formOf = (paper: Paper, today: string): CreateForm => {
  const { company_id, kind, tax_key, description, competence, amount, due_date, digitable_line, pix_code } = paper;
  const typed = { company_id, kind, tax_key, description, competence, amount, due_date, digitable_line, pix_code };
  const parsed = parse(boletoCreateForm, typed, { today });
  if (parsed.ok) return parsed.value;
  throw invalid(parsed.errors);
};

type RunParts = Parts & DeliveryParts & Pick<Deps, 'db' | 'work'> & { users: UserService };

/**
 * Launches and delivers what is in the queue, each in a transaction of its own and in the name of who put it there. A job: a server that was killed goes on with what is
 * left. What is refused goes back to be checked, with the words.
 */
export const launchQueued =
  ({ db, work, users, ...parts }: RunParts) =>
  async (request_id: string): Promise<void> => {
    const failures = new Map<number, unknown>();
    for (let next = await papers.nextQueued(db, []); next; next = await papers.nextQueued(db, [...failures.keys()])) {
      const { id, updated_by } = next;
      const actor = await actorFor(users, updated_by, request_id);
      const inQueue = { scope: papers.isQueued(id), most: 1 };
      try {
        await work(actor, async (tx) => {
          const [before] = await tx.lockAll(table, inQueue);
          if (before?.sort === 'receipt') await deliverIn(parts, tx, before, { form: receiptFormOf(before, tx.today), by: 'system' });
          else if (before) await launchIn(parts, tx, before, { form: formOf(before, tx.today), by: 'system' });
        });
      } catch (error) {
        if (!(error instanceof AppError)) {
          failures.set(id, error);
          continue;
        }
        // A refusal that a person is meant to read is the row's result.
        const { message: reason } = error;
        await work(actor, async (tx) => {
          const [before] = await tx.lockAll(table, inQueue);
          if (before) await tx.move(table, boletoPaperMachine, before, { action: 'refuse', by: 'system', reason }, { refusal: reason });
        });
      }
    }
    tellFailures('papers', failures);
  };
