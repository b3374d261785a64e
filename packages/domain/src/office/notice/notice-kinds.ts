import { calendarEventNotices } from '../../agenda/calendar-event/calendar-event-notices.ts';
import { meetingNotices } from '../../agenda/meeting/meeting-notices.ts';
import { invoiceNotices } from '../../billing/invoice/invoice-notices.ts';
import { companyNotices } from '../../company/company/company-notices.ts';
import { accreditationNotices } from '../../duty/accreditation/accreditation-notices.ts';
import { dutyShiftNotices } from '../../duty/duty-shift/duty-shift-notices.ts';
import { groupNoticeNotices } from '../../duty/group-notice/group-notice-notices.ts';
import { shiftRequestNotices } from '../../duty/shift-request/shift-request-notices.ts';
import type { UserType } from '../../identity/permission/user-types.ts';
import { boletoNotices } from '../../money/boleto/boleto-notices.ts';
import { closingNotices } from '../../month/closing/closing-notices.ts';
import { monthlyObligationNotices } from '../../month/monthly-obligation/monthly-obligation-notices.ts';
import { statementNotices } from '../../month/statement/statement-notices.ts';
import { draftNotices } from '../../opening/draft/draft-notices.ts';
import { leadNotices } from '../../opening/lead/lead-notices.ts';
import { licenceNotices } from '../../opening/licensing/licence-notices.ts';
import { referralNotices } from '../../opening/referral/referral-notices.ts';
import { wizardNotices } from '../../opening/wizard/wizard-notices.ts';
import { planNotices } from '../../plan/plan/plan-notices.ts';
import type { NoticeRule } from '../../shared/notice/notice-rule.ts';
import { incomeTaxNotices } from '../../tax/income-tax/income-tax-notices.ts';
import { broadcastNotices } from '../broadcast/broadcast-notices.ts';
import { newsNotices } from '../news/news-notices.ts';
import { npsNotices } from '../nps/nps-notices.ts';

const rules = {
  ...accreditationNotices,
  ...boletoNotices,
  ...broadcastNotices,
  ...calendarEventNotices,
  ...closingNotices,
  ...companyNotices,
  ...draftNotices,
  ...dutyShiftNotices,
  ...groupNoticeNotices,
  ...incomeTaxNotices,
  ...invoiceNotices,
  ...leadNotices,
  ...licenceNotices,
  ...meetingNotices,
  ...monthlyObligationNotices,
  ...newsNotices,
  ...npsNotices,
  ...planNotices,
  ...referralNotices,
  ...shiftRequestNotices,
  ...statementNotices,
  ...wizardNotices,
};

export type NoticeKind = keyof typeof rules;

export const NOTICE_KINDS = Object.keys(rules) as NoticeKind[];

export const noticeRule: Record<NoticeKind, NoticeRule> = rules;

export const noticeKindLabel = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, rules[kind].label])) as Record<NoticeKind, string>;

/** News, messages and what a group tells are written by somebody, who says in each whom it is for and how it goes. */
export const isWrittenNotice = (kind: NoticeKind): boolean =>
  noticeRule[kind].audience === 'everybody' || noticeRule[kind].audience === 'group';

/** Those that the product sends by itself. */
export const AUTOMATIC_NOTICE_KINDS = NOTICE_KINDS.filter((kind) => !isWrittenNotice(kind));

/** What a person may be told of at all; of what happens to companies nothing concerns the managers of hospitals. */
export const noticeKindsFor = (type: UserType): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => concerned[rules[kind].audience].includes(type));

const concerned: Record<NoticeRule['audience'], readonly UserType[]> = {
  client: ['doctor'],
  team: ['admin'],
  managers: ['manager'],
  group: ['doctor', 'manager'],
  everybody: ['doctor', 'admin', 'manager'],
};
