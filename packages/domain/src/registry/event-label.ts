// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { busyCalendarEventLabel } from '../agenda/busy-calendar/busy-calendar-life.ts';
import { calendarEventEventLabel } from '../agenda/calendar-event/calendar-event-life.ts';
import { calendarFeedEventLabel } from '../agenda/calendar-feed/calendar-feed-life.ts';
import { holidayEventLabel } from '../agenda/holiday/holiday-life.ts';
import { meetingEventLabel } from '../agenda/meeting/meeting-life.ts';
import { clientEventLabel } from '../billing/client/client-life.ts';
import { invoiceEventLabel } from '../billing/invoice/invoice-life.ts';
import { requirementEventLabel } from '../billing/invoice/requirement-life.ts';
import { invoiceBatchEventLabel } from '../billing/invoice-batch/invoice-batch-life.ts';
import { invoiceEmailEventLabel } from '../billing/invoice-email/invoice-email-life.ts';
import { invoiceRecurrenceEventLabel } from '../billing/invoice-recurrence/invoice-recurrence-life.ts';
import { municipalityEventLabel } from '../billing/municipality/municipality-life.ts';
import { paymentEventLabel } from '../billing/payment/payment-life.ts';
import { unitEventLabel } from '../billing/unit/unit-life.ts';
import { certificateEventLabel } from '../company/certificate/certificate-life.ts';
import { collegeEventLabel } from '../company/college/college-life.ts';
import { companyEventLabel } from '../company/company/company-life.ts';
import { doctorEventLabel } from '../company/doctor/doctor-life.ts';
import { fileEventLabel } from '../company/file/file-life.ts';
import { partnerEventLabel } from '../company/partner/partner-life.ts';
import { tagEventLabel } from '../company/tag/tag-life.ts';
import { accreditationDocumentEventLabel } from '../duty/accreditation/accreditation-document-life.ts';
import { accreditationInviteEventLabel } from '../duty/accreditation/accreditation-invite-life.ts';
import { accreditationEventLabel } from '../duty/accreditation/accreditation-life.ts';
import { dossierEventLabel } from '../duty/accreditation/dossier-life.ts';
import { autoFillEventLabel } from '../duty/auto-fill/auto-fill-life.ts';
import { dutyShiftEventLabel } from '../duty/duty-shift/duty-shift-life.ts';
import { scheduleStepEventLabel } from '../duty/duty-shift/schedule-step-life.ts';
import { shiftPunchEventLabel } from '../duty/duty-shift/shift-punch-life.ts';
import { unitBudgetEventLabel } from '../duty/duty-shift/unit-budget-life.ts';
import { groupManagerEventLabel } from '../duty/group-manager/group-manager-life.ts';
import { groupNoticeEventLabel } from '../duty/group-notice/group-notice-life.ts';
import { hoursStatementEventLabel } from '../duty/hours-statement/hours-statement-life.ts';
import { managementGroupEventLabel } from '../duty/management-group/management-group-life.ts';
import { qualificationEventLabel } from '../duty/qualification/qualification-life.ts';
import { scaleTemplateEventLabel } from '../duty/scale-template/scale-template-life.ts';
import { shiftRequestEventLabel } from '../duty/shift-request/shift-request-life.ts';
import { departmentEventLabel } from '../identity/department/department-life.ts';
import { signatureEventLabel } from '../identity/signature/signature-life.ts';
import { termsOfServiceEventLabel } from '../identity/terms-of-service/terms-of-service-life.ts';
import { inviteEventLabel } from '../identity/user/invite-life.ts';
import { userEventLabel } from '../identity/user/user-life.ts';
import { boletoEventLabel } from '../money/boleto/boleto-life.ts';
import { cashBookEventLabel } from '../money/cash-book/cash-book-life.ts';
import { accountingParameterEventLabel } from '../month/accounting-parameter/accounting-parameter-life.ts';
import { closingEventLabel } from '../month/closing/closing-life.ts';
import { monthlyObligationEventLabel } from '../month/monthly-obligation/monthly-obligation-life.ts';
import { rFactorEventLabel } from '../month/r-factor/r-factor-life.ts';
import { statementEventLabel } from '../month/statement/statement-life.ts';
import { broadcastEventLabel } from '../office/broadcast/broadcast-life.ts';
import { commentEventLabel } from '../office/comment/comment-life.ts';
import { dataExportEventLabel } from '../office/data-export/data-export-life.ts';
import { jobFailureEventLabel } from '../office/job-failure/job-failure-life.ts';
import { logRunEventLabel } from '../office/log-run/log-run-life.ts';
import { maintenanceEventLabel } from '../office/maintenance/maintenance-life.ts';
import { mediaEventLabel } from '../office/media/media-life.ts';
import { playlistEventLabel } from '../office/media/playlist-life.ts';
import { newsEventLabel } from '../office/news/news-life.ts';
import { noticeEventLabel } from '../office/notice/notice-life.ts';
import { npsEventLabel } from '../office/nps/nps-life.ts';
import { npsTaskEventLabel } from '../office/nps/nps-task-life.ts';
import { savedViewEventLabel } from '../office/saved-view/saved-view-life.ts';
import { sentDocumentEventLabel } from '../office/sent-document/sent-document-life.ts';
import { draftEventLabel } from '../opening/draft/draft-life.ts';
import { handoverEventLabel } from '../opening/handover/handover-life.ts';
import { leadEventLabel } from '../opening/lead/lead-life.ts';
import { licenceEventLabel } from '../opening/licensing/licence-life.ts';
import { licenceRequestEventLabel } from '../opening/licensing/licence-request-life.ts';
import { licensingEventLabel } from '../opening/licensing/licensing-life.ts';
import { proposalEventLabel } from '../opening/proposal/proposal-life.ts';
import { referralEventLabel } from '../opening/referral/referral-life.ts';
import { registrationEventLabel } from '../opening/registration/registration-life.ts';
import { signupEventLabel } from '../opening/signup/signup-life.ts';
import { simulationEventLabel } from '../opening/simulation/simulation-life.ts';
import { planPaymentEventLabel } from '../opening/wizard/plan-payment-life.ts';
import { wizardDocumentEventLabel } from '../opening/wizard/wizard-document-life.ts';
import { couponEventLabel } from '../plan/coupon/coupon-life.ts';
import { planEventLabel } from '../plan/plan/plan-life.ts';
import { auditPointEventLabel } from '../tax/income-tax/audit-point-life.ts';
import { incomeTaxAssetEventLabel } from '../tax/income-tax/income-tax-asset-life.ts';
import { incomeTaxFactEventLabel } from '../tax/income-tax/income-tax-fact-life.ts';
import { incomeTaxItemEventLabel } from '../tax/income-tax/income-tax-item-life.ts';
import { incomeTaxEventLabel } from '../tax/income-tax/income-tax-life.ts';
import { incomeTaxQuotaEventLabel } from '../tax/income-tax/income-tax-quota-life.ts';
import { incomeTaxYearEventLabel } from '../tax/income-tax/income-tax-year-life.ts';
import { pendencyEventLabel } from '../tax/income-tax/pendency-life.ts';

/** What happened, as the history says it: every code with its words. */
export const eventLabel = {
  ...accountingParameterEventLabel,
  ...accreditationDocumentEventLabel,
  ...accreditationInviteEventLabel,
  ...accreditationEventLabel,
  ...auditPointEventLabel,
  ...autoFillEventLabel,
  ...boletoEventLabel,
  ...broadcastEventLabel,
  ...busyCalendarEventLabel,
  ...calendarEventEventLabel,
  ...calendarFeedEventLabel,
  ...cashBookEventLabel,
  ...certificateEventLabel,
  ...clientEventLabel,
  ...closingEventLabel,
  ...collegeEventLabel,
  ...commentEventLabel,
  ...companyEventLabel,
  ...couponEventLabel,
  ...dataExportEventLabel,
  ...departmentEventLabel,
  ...doctorEventLabel,
  ...dossierEventLabel,
  ...draftEventLabel,
  ...dutyShiftEventLabel,
  ...fileEventLabel,
  ...groupManagerEventLabel,
  ...groupNoticeEventLabel,
  ...handoverEventLabel,
  ...holidayEventLabel,
  ...hoursStatementEventLabel,
  ...incomeTaxAssetEventLabel,
  ...incomeTaxFactEventLabel,
  ...incomeTaxItemEventLabel,
  ...incomeTaxEventLabel,
  ...incomeTaxQuotaEventLabel,
  ...incomeTaxYearEventLabel,
  ...inviteEventLabel,
  ...invoiceBatchEventLabel,
  ...invoiceEmailEventLabel,
  ...invoiceEventLabel,
  ...invoiceRecurrenceEventLabel,
  ...jobFailureEventLabel,
  ...leadEventLabel,
  ...licenceEventLabel,
  ...licenceRequestEventLabel,
  ...licensingEventLabel,
  ...logRunEventLabel,
  ...maintenanceEventLabel,
  ...managementGroupEventLabel,
  ...mediaEventLabel,
  ...meetingEventLabel,
  ...monthlyObligationEventLabel,
  ...municipalityEventLabel,
  ...newsEventLabel,
  ...noticeEventLabel,
  ...npsEventLabel,
  ...npsTaskEventLabel,
  ...partnerEventLabel,
  ...paymentEventLabel,
  ...pendencyEventLabel,
  ...planEventLabel,
  ...planPaymentEventLabel,
  ...playlistEventLabel,
  ...proposalEventLabel,
  ...qualificationEventLabel,
  ...rFactorEventLabel,
  ...referralEventLabel,
  ...registrationEventLabel,
  ...requirementEventLabel,
  ...savedViewEventLabel,
  ...scaleTemplateEventLabel,
  ...scheduleStepEventLabel,
  ...sentDocumentEventLabel,
  ...shiftPunchEventLabel,
  ...shiftRequestEventLabel,
  ...signatureEventLabel,
  ...signupEventLabel,
  ...simulationEventLabel,
  ...statementEventLabel,
  ...tagEventLabel,
  ...termsOfServiceEventLabel,
  ...unitBudgetEventLabel,
  ...unitEventLabel,
  ...userEventLabel,
  ...wizardDocumentEventLabel,
};

/** Whatever may happen: a code of a noun's life. */
export type EventAction = keyof typeof eventLabel;
