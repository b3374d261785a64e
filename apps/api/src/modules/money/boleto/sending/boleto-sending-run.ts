import { NOBODY_TO_TELL, sendProblem } from '@esteto/domain/money/boleto-sending/boleto-sending';
import type { Deps } from '../../../../deps.ts';
import { tellFailures } from '../../../../platform/jobs/each.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { actorFor, type UserService } from '../../../identity/user/user.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { reminderNews } from '../boleto-news.ts';
import * as sendings from './boleto-sending.repository.ts';

type Parts = Pick<Deps, 'db' | 'work'> & { users: UserService; notices: Pick<NoticeService, 'tell'> };

/**
 * Tells of every boleto that waits to be sent again, each in a transaction of its own and in the name of who began the sending. A job: the result of a row is
 * written with what is told, and the key of the news names the sending, so that nobody gets a boleto twice of one.
 */
export const sendWaiting =
  ({ db, work, users, notices }: Parts) =>
  async (request_id: string): Promise<void> => {
    const failures = new Map<number, unknown>();
    const sendNext = async (row: sendings.Waiting): Promise<void> => {
      const actor = await actorFor(users, row.created_by, request_id);
      await work(actor, async (tx) => {
        const result = await send(notices, tx, row);
        if (result) await sendings.settle(tx.db, row, result);
      });
    };
    for (let row = await sendings.nextWaiting(db, []); row; row = await sendings.nextWaiting(db, [...failures.keys()])) {
      const { sending_id } = row;
      await sendNext(row).catch((error: unknown) => void failures.set(sending_id, error));
    }
    tellFailures('sendings', failures);
  };

/** How many people were told, or why nobody was; null of a row that another run has done meanwhile. */
const send = async (notices: Parts['notices'], tx: Tx, row: sendings.Waiting): Promise<{ told: number; error: string | null } | null> => {
  const boleto = await sendings.lockRow(tx.db, row);
  if (!boleto) return null;
  const problem = sendProblem(boleto);
  if (problem) return { told: 0, error: problem };
  const { id, company_id } = boleto;
  const people = await notices.tell(tx, [{ ...reminderNews(boleto, tx.today), key: `boleto-${id}-sent-${row.sending_id}` }]);
  if (people === 0) return { told: 0, error: NOBODY_TO_TELL };
  tx.record({ type: 'boleto', id }, { action: 'boleto.sent_again', company_id });
  return { told: people, error: null };
};
