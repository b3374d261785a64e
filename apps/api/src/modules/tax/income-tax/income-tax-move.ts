import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTax as contract } from '@esteto/contract/tax/income-tax';
import { openPointsProblem } from '@esteto/domain/tax/income-tax/audit-point-life';
import { incomeTaxMachine } from '@esteto/domain/tax/income-tax/income-tax-life';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import type { BoletoService } from '../../money/boleto/boleto.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { IncomeTaxAuditPointService } from './audit-point/income-tax-audit-point.service.ts';
import { askApproval } from './income-tax-papers.ts';
import { afterTakingBack, deadlineAgain, notDelivered, placeWithoutDelivery } from './income-tax-undoing.ts';
import { moveNews, tellPerson } from './news/income-tax-news.ts';
import type { IncomeTaxQuotaService } from './quota/income-tax-quota.service.ts';

type Moving = Pick<Deps, 'work'> & {
  boletos: Pick<BoletoService, 'dropFee'>;
  incomeTaxAuditPoints: Pick<IncomeTaxAuditPointService, 'openOf' | 'rectify'>;
  incomeTaxQuotas: IncomeTaxQuotaService;
  notices: NoticeService;
};

/** A return goes on to another status, with what follows from it: quotas, the return that it amends, a fee that is dropped, the news of its person. */
export const move =
  (parts: Moving) =>
  (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> =>
    parts.work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const after = await tx.move(
        table,
        incomeTaxMachine,
        before,
        { action, by: 'staff', reason, before: placeWithoutDelivery(before) },
        async () => {
          if (action === 'ask_approval') await askApproval(tx, before);
          if (action === 'transmit' && before.approved_at === null)
            throw new AppError(422, { message: 'O cliente ainda não aprovou esta declaração.', code: 'not_approved' });
          if (action === 'process' && before.status === 'audited') {
            const message = openPointsProblem((await parts.incomeTaxAuditPoints.openOf(tx, id)).length);
            if (message) throw new AppError(422, { message, code: 'open_points' });
          }
          return {
            ...(action === 'transmit' && { transmitted_at: tx.now, ecac_status: before.ecac_status ?? 'processing' }),
            ...(action === 'send_back' && { approved_at: null }),
            ...(action === 'take_back' && notDelivered(before)),
            ...((action === 'take_back' || action === 'reopen') && { deadline: await deadlineAgain(tx, before) }),
            ...(action === 'audit' && { audit_note: reason, ecac_status: 'audited' as const }),
          };
        },
      );
      if (action === 'transmit') {
        await amendFormer(tx, before);
        await parts.incomeTaxQuotas.settle(tx, after);
      }
      if (action === 'take_back') await afterTakingBack(parts.incomeTaxQuotas, tx, after);
      if (action === 'cancel' && before.boleto_id !== null)
        await parts.boletos.dropFee(tx, before.boleto_id, 'A declaração foi cancelada.');
      if (action === 'process' && before.rectifies_id !== null) await parts.incomeTaxAuditPoints.rectify(tx, before.rectifies_id);
      const news = moveNews(before, action, reason ?? null);
      if (news) await tellPerson(parts.notices, tx, [before.user_id], { ...news, key: `income-tax-${id}-${action}-${tx.now}` });
    });

/** What a delivered return takes the place of; until then that stands as it is. One that another took the place of meanwhile stays so. */
export const amendFormer = async (tx: Tx, { id, rectifies_id }: { id: number; rectifies_id: number | null }): Promise<void> => {
  if (rectifies_id === null) return;
  const former = await tx.lock(table, { id: rectifies_id, version: null, scope: undefined });
  if (!incomeTaxMachine.legalActions(former.status).includes('amend')) return;
  await tx.move(table, incomeTaxMachine, former, { action: 'amend', by: 'staff', reason: `Retificadora nº ${id}` });
};
