import { accreditationNotices } from '../accreditation/accreditation-notices.ts';
import { boletoNotices } from '../boleto/boleto-notices.ts';
import { broadcastNotices } from '../broadcast/broadcast-notices.ts';
import { calendarEventNotices } from '../calendar-event/calendar-event-notices.ts';
import { closingNotices } from '../closing/closing-notices.ts';
import { companyNotices } from '../company/company-notices.ts';
import { draftNotices } from '../draft/draft-notices.ts';
import { dutyShiftNotices } from '../duty-shift/duty-shift-notices.ts';
import { groupNoticeNotices } from '../group-notice/group-notice-notices.ts';
import { incomeTaxNotices } from '../income-tax/income-tax-notices.ts';
import { invoiceNotices } from '../invoice/invoice-notices.ts';
import { leadNotices } from '../lead/lead-notices.ts';
import { licenceNotices } from '../licensing/licence-notices.ts';
import { meetingNotices } from '../meeting/meeting-notices.ts';
import { newsNotices } from '../news/news-notices.ts';
import { npsNotices } from '../nps/nps-notices.ts';
import type { UserType } from '../permission/user-types.ts';
import { referralNotices } from '../referral/referral-notices.ts';
import type { NoticeRule } from '../shared/notice/notice-rule.ts';
import { shiftRequestNotices } from '../shift-request/shift-request-notices.ts';
import { statementNotices } from '../statement/statement-notices.ts';
import { wizardNotices } from '../wizard/wizard-notices.ts';

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
  ...newsNotices,
  ...npsNotices,
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
