import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTaxAuditPoint as contract } from '@esteto/contract/tax/income-tax-audit-point';
import { auditPointMachine } from '@esteto/domain/tax/income-tax/audit-point-life';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { incomeTaxes, incomeTaxAuditPoints as table } from '../../../../tables/income-tax/income-tax.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { tellPerson } from '../news/income-tax-news.ts';
import * as points from './income-tax-audit-point.repository.ts';

type Parts = Pick<Deps, 'work'> & { notices: NoticeService };

/** More than the tax office makes of one return. */
const MOST_POINTS = 100;

/** What the tax office points out in returns that it holds: written down one by one, and each met before the return is done. */
export const incomeTaxAuditPointService = ({ work, notices }: Parts) => {
  const lock = (tx: Tx, id: number, version: number) => tx.lock(table, { id, version, scope: undefined });

  return {
    add: (actor: SessionActor, { id, body }: InputOf<typeof contract.add>): Promise<void> =>
      work(actor, async (tx) => {
        const { user_id, exercise_year, status } = await tx.lock(incomeTaxes, { id, version: null, scope: undefined });
        if (status !== 'audited')
          throw new AppError(422, { message: 'Só uma declaração em malha fina tem pontos a resolver.', code: 'not_audited' });
        const made = await tx.insert(table, { ...body, income_tax_id: id, status: 'open' }, { action: 'income_tax_audit_point.added' });
        await tellPerson(notices, tx, [user_id], {
          kind: 'income_tax.moved',
          title: `IRPF ${exercise_year}: a Receita aponta ${body.title}`,
          body: 'Veja no app o que é e o que a equipe vai fazer.',
          key: `income-tax-audit-point-${made.id}`,
        });
      }),

    edit: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.edit>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        if (before.status !== 'open')
          throw new AppError(422, {
            message: 'Este ponto já foi resolvido. Reabra-o antes de mudar o que ele diz.',
            code: 'point_settled',
          });
        await tx.change(table, before, form, { action: 'income_tax_audit_point.edited' });
      }),

    settle: (actor: SessionActor, { id, body }: InputOf<typeof contract.settle>): Promise<void> =>
      work(actor, async (tx) => {
        const { version, action, answered_on, protocol } = body;
        if (answered_on && answered_on > tx.today) throw invalid({ answered_on: 'Respondido em: este dia ainda não chegou.' });
        await tx.move(table, auditPointMachine, await lock(tx, id, version), { action, by: 'staff' }, { answered_on, protocol });
      }),

    reopen: (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.reopen>): Promise<void> =>
      work(actor, async (tx) => {
        const values = { answered_on: null, protocol: null };
        await tx.move(table, auditPointMachine, await lock(tx, id, version), { action: 'reopen', by: 'staff', reason }, values);
      }),

    /** Points of a return that still have to be met, locked: none is opened while the return is being closed. */
    openOf: (tx: Tx, income_tax_id: number) => tx.lockAll(table, { scope: points.openOf(income_tax_id), most: MOST_POINTS }),

    /** The return that took the place of this one was processed: what was to be mended by it is. */
    rectify: async (tx: Tx, income_tax_id: number): Promise<void> => {
      const rows = await tx.lockAll(table, { scope: points.toRectify(income_tax_id), most: MOST_POINTS });
      if (rows.length > 0) await tx.moveAll(table, auditPointMachine, rows, { action: 'rectify', by: 'staff' });
    },
  };
};

export type IncomeTaxAuditPointService = ReturnType<typeof incomeTaxAuditPointService>;
