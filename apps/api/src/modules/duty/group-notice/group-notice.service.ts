import type { groupNotice as contract, GroupNoticeDetail, GroupNoticeRow } from '@esteto/contract/duty/group-notice';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { NoticeReach, NoticeRecipient } from '@esteto/contract/office/notice-reach';
import { groupNoticeTitle } from '@esteto/domain/duty/group-notice/group-notice-audience';
import type { GroupNoticeForm, GroupNoticeReachForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { groupNoticeMachine } from '@esteto/domain/duty/group-notice/group-notice-life';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, forbidden, notFound } from '../../../platform/http/app-error.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { groupNotices as table } from '../../../tables/group-notice/group-notice.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { UnitService } from '../unit/unit.service.ts';
import * as groupNotices from './group-notice.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & { notices: NoticeService; units: UnitService };

/** People who are told in one statement: what a statement may hold has an end. */
const BATCH = 1_000;

/** What the managers of a group tell those who work for it. It is sent as it is written. */
export const groupNoticeService = ({ db, work, clock, config, notices, units }: Parts) => {
  const quotas = letterQuotas({ clock, config });

  /** Units and people of others, or out of the sight of who writes, are as if they were none. */
  const refuseForeign = async (actor: ManagerActor, { audience, unit_ids, professional_ids }: GroupNoticeReachForm): Promise<void> => {
    if (audience === 'units' && !(await units.areAll(actor, unit_ids))) throw notFound();
    if (audience !== 'people') return;
    const inGroup = await groupNotices.countProfessionals(db, actor.group, professional_ids);
    if (inGroup < new Set(professional_ids).size) throw notFound();
  };

  const withDetail = async (reader: Reader, actor: ManagerActor, id: number): Promise<GroupNoticeDetail> => {
    const row = await groupNotices.detail(reader, actor.group, id);
    return { ...row, may_withdraw: mayWithdraw(actor, row) };
  };

  return {
    list: ({ group }: ManagerActor, input: InputOf<typeof contract.list>): Promise<Page<GroupNoticeRow>> =>
      groupNotices.list(db, group, input),

    detail: (actor: ManagerActor, { id }: { id: number }): Promise<GroupNoticeDetail> => withDetail(db, actor, id),

    preview: async (actor: ManagerActor, { body }: InputOf<typeof contract.preview>): Promise<NoticeReach> => {
      await refuseForeign(actor, body);
      return groupNotices.wouldReach(db, actor.group, actor.user.id, body);
    },

    create: async (actor: ManagerActor, { body }: { body: GroupNoticeForm }): Promise<GroupNoticeDetail> => {
      await refuseForeign(actor, body);
      return work(actor, async (tx) => {
        const { group, user } = actor;
        const { people, group_name } = await groupNotices.peopleOf(tx.db, group, user.id, body);
        if (people.length === 0)
          throw new AppError(422, { message: 'Hoje este aviso não é para ninguém. Amplie o público.', code: 'group_notice_for_nobody' });
        if (body.by_mail) await quotas.takeUnasked(tx.db, 'group_notice', { by: group.group_id });
        const { id } = await tx.insert(table, columnsOf(group.group_id, body), { action: 'group_notice.sent' });
        for (let start = 0; start < people.length; start += BATCH)
          await notices.tellPeople(tx, people.slice(start, start + BATCH), {
            kind: `group_notice.${body.severity}`,
            title: groupNoticeTitle(group_name, body.title),
            body: body.body,
            key: `group-notice-${id}`,
            pageOf: () => null,
            message: { of: 'group_notice_id', id, by_mail: body.by_mail },
          });
        return withDetail(tx.db, actor, id);
      });
    },

    withdraw: (actor: ManagerActor, { id, body: { reason, version } }: InputOf<typeof contract.withdraw>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: groupNotices.inGroup(actor.group.group_id) });
        if (!mayWithdraw(actor, before)) throw forbidden();
        const step = { action: 'withdraw', by: 'manager', reason } as const;
        await tx.move(table, groupNoticeMachine, before, step, { withdrawn_reason: reason });
        await notices.withdraw(tx, { of: 'group_notice_id', id });
      }),

    recipients: async ({ group }: ManagerActor, input: InputOf<typeof contract.recipients>): Promise<Page<NoticeRecipient>> => {
      if (!(await groupNotices.isThere(db, group, input.id))) throw notFound();
      return groupNotices.recipients(db, group, input);
    },
  };
};

/** Who looks after some units only takes back what they wrote: others may have told people of other units. */
const mayWithdraw = ({ group, user }: ManagerActor, { created_by }: { created_by: number | null }): boolean =>
  group.role !== 'viewer' && (group.unit_ids === null || created_by === user.id);

/** Columns of a notice: of the fields that name people only those that its audience looks at are kept. */
const columnsOf = (group_id: number, { audience, unit_ids, specialties, professional_ids, ...form }: GroupNoticeForm) => ({
  ...form,
  group_id,
  audience,
  unit_ids: audience === 'units' ? unit_ids : [],
  specialties: audience === 'specialties' ? specialties : [],
  professional_ids: audience === 'people' ? professional_ids : [],
  status: 'sent' as const,
  search_key: searchKey(`${form.title} ${form.body}`),
});
