import type { InputOf } from '@esteto/contract/endpoint';
import type { noticeRule as contract, NoticeRuleRow } from '@esteto/contract/office/notice-rule';
import { AUTOMATIC_NOTICE_KINDS, type NoticeKind } from '@esteto/domain/office/notice/notice-kinds';
import { defaultNoticeRule, type NoticeRuleForm, noticeRuleProblems } from '@esteto/domain/office/notice/notice-rule-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { dayStart } from '@esteto/domain/shared/date/day-instant';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { noticeRules } from '../../../tables/notice/notice.tables.ts';
import * as notices from './notice.repository.ts';

/** Days over which the list counts what was sent. */
const COUNTED_DAYS = 30;

export const noticeRuleService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  const all = async (reader: Reader): Promise<NoticeRuleRow[]> => {
    const rules = await notices.rules(reader);
    const counts = await notices.countByKind(reader, dayStart(addDays(clock.today(), -COUNTED_DAYS)));
    return AUTOMATIC_NOTICE_KINDS.map((kind) => {
      const decided = rules.find((rule) => rule.kind === kind);
      const { is_active, reach, by_mail, timing, version } = { version: 1, ...defaultNoticeRule(kind), ...decided };
      const count = counts.find((each) => each.kind === kind);
      return { kind, is_active, reach, by_mail, timing, version, sent_count: count?.sent ?? 0, read_count: count?.read ?? 0 };
    });
  };

  return {
    /** Every kind that the product tells by itself, whether anything was decided of it or not. */
    list: (_actor: SessionActor): Promise<NoticeRuleRow[]> => all(db),

    update: (actor: SessionActor, { body: { kind, version, ...rule } }: InputOf<typeof contract.update>): Promise<NoticeRuleRow> => {
      refuseImpossible(kind, rule);
      return work(actor, async (tx) => {
        await notices.startRule(tx, kind, defaultNoticeRule(kind));
        const row = await notices.findRule(tx.db, kind);
        if (!row) throw notFound();
        await tx.update(noticeRules, { id: row.id, scope: undefined, version }, rule, { action: 'notice_rule.changed' });
        const saved = (await all(tx.db)).find((each) => each.kind === kind);
        if (!saved) throw notFound();
        return saved;
      });
    },
  };
};

const refuseImpossible = (kind: NoticeKind, rule: NoticeRuleForm): void => {
  const problems = noticeRuleProblems(kind, rule);
  if (Object.keys(problems).length > 0) throw invalid(problems);
};
