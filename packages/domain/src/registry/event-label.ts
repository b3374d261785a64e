// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.
import { accountingParameterEventLabel } from '../accounting-parameter/accounting-parameter-life.ts';
import { accreditationDocumentEventLabel } from '../accreditation/accreditation-document-life.ts';
import { accreditationInviteEventLabel } from '../accreditation/accreditation-invite-life.ts';
import { accreditationEventLabel } from '../accreditation/accreditation-life.ts';
import { dossierEventLabel } from '../accreditation/dossier-life.ts';
import { autoFillEventLabel } from '../auto-fill/auto-fill-life.ts';
import { boletoEventLabel } from '../boleto/boleto-life.ts';
import { broadcastEventLabel } from '../broadcast/broadcast-life.ts';
import { busyCalendarEventLabel } from '../busy-calendar/busy-calendar-life.ts';
import { calendarEventEventLabel } from '../calendar-event/calendar-event-life.ts';
import { calendarFeedEventLabel } from '../calendar-feed/calendar-feed-life.ts';
import { cashBookEventLabel } from '../cash-book/cash-book-life.ts';
import { certificateEventLabel } from '../certificate/certificate-life.ts';
import { clientEventLabel } from '../client/client-life.ts';
import { closingEventLabel } from '../closing/closing-life.ts';
import { collegeEventLabel } from '../college/college-life.ts';
import { commentEventLabel } from '../comment/comment-life.ts';
import { companyEventLabel } from '../company/company-life.ts';
import { couponEventLabel } from '../coupon/coupon-life.ts';
import { dataExportEventLabel } from '../data-export/data-export-life.ts';
import { departmentEventLabel } from '../department/department-life.ts';
import { doctorEventLabel } from '../doctor/doctor-life.ts';
import { draftEventLabel } from '../draft/draft-life.ts';
import { dutyShiftEventLabel } from '../duty-shift/duty-shift-life.ts';
import { scheduleStepEventLabel } from '../duty-shift/schedule-step-life.ts';
import { shiftPunchEventLabel } from '../duty-shift/shift-punch-life.ts';
import { unitBudgetEventLabel } from '../duty-shift/unit-budget-life.ts';
import { fileEventLabel } from '../file/file-life.ts';
import { groupManagerEventLabel } from '../group-manager/group-manager-life.ts';
import { groupNoticeEventLabel } from '../group-notice/group-notice-life.ts';
import { handoverEventLabel } from '../handover/handover-life.ts';
import { holidayEventLabel } from '../holiday/holiday-life.ts';
import { hoursStatementEventLabel } from '../hours-statement/hours-statement-life.ts';
import { auditPointEventLabel } from '../income-tax/audit-point-life.ts';
import { incomeTaxAssetEventLabel } from '../income-tax/income-tax-asset-life.ts';
import { incomeTaxFactEventLabel } from '../income-tax/income-tax-fact-life.ts';
import { incomeTaxItemEventLabel } from '../income-tax/income-tax-item-life.ts';
import { incomeTaxEventLabel } from '../income-tax/income-tax-life.ts';
import { incomeTaxQuotaEventLabel } from '../income-tax/income-tax-quota-life.ts';
import { incomeTaxYearEventLabel } from '../income-tax/income-tax-year-life.ts';
import { pendencyEventLabel } from '../income-tax/pendency-life.ts';
import { invoiceEventLabel } from '../invoice/invoice-life.ts';
import { requirementEventLabel } from '../invoice/requirement-life.ts';
import { invoiceBatchEventLabel } from '../invoice-batch/invoice-batch-life.ts';
import { invoiceEmailEventLabel } from '../invoice-email/invoice-email-life.ts';
import { invoiceRecurrenceEventLabel } from '../invoice-recurrence/invoice-recurrence-life.ts';
import { jobFailureEventLabel } from '../job-failure/job-failure-life.ts';
import { leadEventLabel } from '../lead/lead-life.ts';
import { licenceEventLabel } from '../licensing/licence-life.ts';
import { licenceRequestEventLabel } from '../licensing/licence-request-life.ts';
import { licensingEventLabel } from '../licensing/licensing-life.ts';
import { logRunEventLabel } from '../log-run/log-run-life.ts';
import { maintenanceEventLabel } from '../maintenance/maintenance-life.ts';
import { managementGroupEventLabel } from '../management-group/management-group-life.ts';
import { mediaEventLabel } from '../media/media-life.ts';
import { playlistEventLabel } from '../media/playlist-life.ts';
import { meetingEventLabel } from '../meeting/meeting-life.ts';
import { monthlyObligationEventLabel } from '../monthly-obligation/monthly-obligation-life.ts';
import { municipalityEventLabel } from '../municipality/municipality-life.ts';
import { newsEventLabel } from '../news/news-life.ts';
import { noticeEventLabel } from '../notice/notice-life.ts';
import { npsEventLabel } from '../nps/nps-life.ts';
import { npsTaskEventLabel } from '../nps/nps-task-life.ts';
import { partnerEventLabel } from '../partner/partner-life.ts';
import { paymentEventLabel } from '../payment/payment-life.ts';
import { planEventLabel } from '../plan/plan-life.ts';
import { proposalEventLabel } from '../proposal/proposal-life.ts';
import { qualificationEventLabel } from '../qualification/qualification-life.ts';
import { rFactorEventLabel } from '../r-factor/r-factor-life.ts';
import { referralEventLabel } from '../referral/referral-life.ts';
import { registrationEventLabel } from '../registration/registration-life.ts';
import { savedViewEventLabel } from '../saved-view/saved-view-life.ts';
import { scaleTemplateEventLabel } from '../scale-template/scale-template-life.ts';
import { sentDocumentEventLabel } from '../sent-document/sent-document-life.ts';
import { shiftRequestEventLabel } from '../shift-request/shift-request-life.ts';
import { signatureEventLabel } from '../signature/signature-life.ts';
import { signupEventLabel } from '../signup/signup-life.ts';
import { simulationEventLabel } from '../simulation/simulation-life.ts';
import { statementEventLabel } from '../statement/statement-life.ts';
import { tagEventLabel } from '../tag/tag-life.ts';
import { termsOfServiceEventLabel } from '../terms-of-service/terms-of-service-life.ts';
import { unitEventLabel } from '../unit/unit-life.ts';
import { inviteEventLabel } from '../user/invite-life.ts';
import { userEventLabel } from '../user/user-life.ts';
import { planPaymentEventLabel } from '../wizard/plan-payment-life.ts';
import { wizardDocumentEventLabel } from '../wizard/wizard-document-life.ts';

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
