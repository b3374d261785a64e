import type { InputOf } from '@esteto/contract/endpoint';
import type { BoletoSendingDetail, boletoSending as contract } from '@esteto/contract/money/boleto-sending';
import { MOST_SENT, TOO_MANY_TO_SEND } from '@esteto/domain/money/boleto-sending/boleto-sending';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { boletoSendings as table } from '../../../../tables/boleto/boleto-sending.tables.ts';
import * as sendings from './boleto-sending.repository.ts';

export const SEND_BOLETOS = 'boleto-sendings.run';

/** Many boletos at once. Here they are only written down; a job tells of one after the other (boleto-sending-run.ts). */
export const boletoSendingService = ({ db, work, jobs }: Pick<Deps, 'db' | 'work' | 'jobs'>) => ({
  start: (actor: SessionActor, { body }: InputOf<typeof contract.start>): Promise<BoletoSendingDetail> =>
    work(actor, async (tx) => {
      const { id } = await tx.insert(table, {}, { action: 'boleto_sending.started' });
      const count = await sendings.select(tx.db, id, body, MOST_SENT + 1);
      if (count > MOST_SENT) throw invalid({ filters: TOO_MANY_TO_SEND });
      if (count === 0 && body.filters) throw invalid({ filters: 'Nenhum boleto em aberto corresponde aos filtros.' });
      if (!body.filters && count < new Set(body.boleto_ids).size) throw notFound();
      await jobs.enqueue(tx, SEND_BOLETOS, {}, `boleto-sending-${id}`);
      return sendings.detail(tx.db, id);
    }),

  detail: (_actor: SessionActor, { id }: { id: number }): Promise<BoletoSendingDetail> => sendings.detail(db, id),

  /** Who was told already is not told again: the sending is the same. */
  retry: (actor: SessionActor, { id }: { id: number }): Promise<BoletoSendingDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      if ((await sendings.reopen(tx.db, id)) > 0) {
        await tx.change(table, before, {}, { action: 'boleto_sending.retried' });
        await jobs.enqueue(tx, SEND_BOLETOS, {}, `boleto-sending-${id}-${before.version}`);
      }
      return sendings.detail(tx.db, id);
    }),
});
