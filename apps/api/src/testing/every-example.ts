// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { accountExamples } from '../modules/account/account.examples.ts';
import { accountingParameterExamples } from '../modules/accounting-parameter/accounting-parameter.examples.ts';
import { accreditationExamples } from '../modules/accreditation/accreditation.examples.ts';
import { accreditationInviteExamples } from '../modules/accreditation/invite/accreditation-invite.examples.ts';
import { ownAccreditationExamples } from '../modules/accreditation/own/own-accreditation.examples.ts';
import { professionalExamples } from '../modules/accreditation/professional/professional.examples.ts';
import { staffAccreditationExamples } from '../modules/accreditation/staff/staff-accreditation.examples.ts';
import { analystExamples } from '../modules/analyst/analyst.examples.ts';
import { boletoExamples } from '../modules/boleto/boleto.examples.ts';
import { broadcastExamples } from '../modules/broadcast/broadcast.examples.ts';
import { busyCalendarExamples } from '../modules/busy-calendar/busy-calendar.examples.ts';
import { calendarEventExamples } from '../modules/calendar-event/calendar-event.examples.ts';
import { calendarFeedExamples } from '../modules/calendar-feed/calendar-feed.examples.ts';
import { cashBookExamples } from '../modules/cash-book/cash-book.examples.ts';
import { cashFlowExamples } from '../modules/cash-flow/cash-flow.examples.ts';
import { certificateExamples } from '../modules/certificate/certificate.examples.ts';
import { chartExamples } from '../modules/chart/chart.examples.ts';
import { clientExamples } from '../modules/client/client.examples.ts';
import { closingExamples } from '../modules/closing/closing.examples.ts';
import { collegeExamples } from '../modules/college/college.examples.ts';
import { companyExamples } from '../modules/company/company.examples.ts';
import { companyFileExamples } from '../modules/company/file/company-file.examples.ts';
import { companyRegisterExamples } from '../modules/company/register/company-register.examples.ts';
import { configurationExamples } from '../modules/configuration/configuration.examples.ts';
import { connectExamples } from '../modules/connect/connect.examples.ts';
import { couponExamples } from '../modules/coupon/coupon.examples.ts';
import { dataExportExamples } from '../modules/data-export/data-export.examples.ts';
import { departmentExamples } from '../modules/department/department.examples.ts';
import { doctorExamples } from '../modules/doctor/doctor.examples.ts';
import { dueDateExamples } from '../modules/due-date/due-date.examples.ts';
import { announcementExamples } from '../modules/duty-shift/announcement/announcement.examples.ts';
import { autoFillExamples } from '../modules/duty-shift/auto-fill/auto-fill.examples.ts';
import { dutyShiftExamples } from '../modules/duty-shift/duty-shift.examples.ts';
import { hoursStatementExamples } from '../modules/duty-shift/hours-statement/hours-statement.examples.ts';
import { ruleEffectExamples } from '../modules/duty-shift/rule-effect/rule-effect.examples.ts';
import { scaleTemplateExamples } from '../modules/duty-shift/scale-template/scale-template.examples.ts';
import { shiftClockExamples } from '../modules/duty-shift/shift-clock/shift-clock.examples.ts';
import { shiftMoneyExamples } from '../modules/duty-shift/shift-money/shift-money.examples.ts';
import { shiftRequestExamples } from '../modules/duty-shift/shift-request/shift-request.examples.ts';
import { filterOptionExamples } from '../modules/filter-option/filter-option.examples.ts';
import { groupManagerExamples } from '../modules/group-manager/group-manager.examples.ts';
import { groupNoticeExamples } from '../modules/group-notice/group-notice.examples.ts';
import { handoverExamples } from '../modules/handover/handover.examples.ts';
import { holidayExamples } from '../modules/holiday/holiday.examples.ts';
import { incomeTaxAssetExamples } from '../modules/income-tax/asset/income-tax-asset.examples.ts';
import { incomeTaxAuditPointExamples } from '../modules/income-tax/audit-point/income-tax-audit-point.examples.ts';
import { incomeTaxDossierExamples } from '../modules/income-tax/dossier/income-tax-dossier.examples.ts';
import { incomeTaxExamples } from '../modules/income-tax/income-tax.examples.ts';
import { ownIncomeTaxExamples } from '../modules/income-tax/own/own-income-tax.examples.ts';
import { incomeTaxPendencyExamples } from '../modules/income-tax/pendency/income-tax-pendency.examples.ts';
import { incomeTaxQuotaExamples } from '../modules/income-tax/quota/income-tax-quota.examples.ts';
import { incomeTaxYearExamples } from '../modules/income-tax/year/income-tax-year.examples.ts';
import { inviteExamples } from '../modules/invite/invite.examples.ts';
import { invoiceBatchExamples } from '../modules/invoice/batch/invoice-batch.examples.ts';
import { mailBounceExamples } from '../modules/invoice/email/mail-bounce.examples.ts';
import { groupInvoiceExamples } from '../modules/invoice/group/group-invoice.examples.ts';
import { invoiceExamples } from '../modules/invoice/invoice.examples.ts';
import { receivableExamples } from '../modules/invoice/receivable.examples.ts';
import { jobFailureExamples } from '../modules/job-failure/job-failure.examples.ts';
import { leadExamples } from '../modules/lead/lead.examples.ts';
import { licenceExamples } from '../modules/licensing/licence/licence.examples.ts';
import { licensingExamples } from '../modules/licensing/licensing.examples.ts';
import { logExamples } from '../modules/log/log.examples.ts';
import { lookupExamples } from '../modules/lookup/lookup.examples.ts';
import { maintenanceExamples } from '../modules/maintenance/maintenance.examples.ts';
import { managementGroupExamples } from '../modules/management-group/management-group.examples.ts';
import { mediaExamples } from '../modules/media/media.examples.ts';
import { meetingExamples } from '../modules/meeting/meeting.examples.ts';
import { memberExamples } from '../modules/member/member.examples.ts';
import { monthlyObligationExamples } from '../modules/monthly-obligation/monthly-obligation.examples.ts';
import { municipalParameterExamples } from '../modules/municipal-parameter/municipal-parameter.examples.ts';
import { newsExamples } from '../modules/news/news.examples.ts';
import { noticeExamples } from '../modules/notice/notice.examples.ts';
import { npsExamples } from '../modules/nps/nps.examples.ts';
import { npsSurveyExamples } from '../modules/nps/survey/nps-survey.examples.ts';
import { onboardingExamples } from '../modules/onboarding/onboarding.examples.ts';
import { overviewExamples } from '../modules/overview/overview.examples.ts';
import { passwordRecoveryExamples } from '../modules/password-recovery/password-recovery.examples.ts';
import { planExamples } from '../modules/plan/plan.examples.ts';
import { proposalExamples } from '../modules/proposal/proposal.examples.ts';
import { qualificationExamples } from '../modules/qualification/qualification.examples.ts';
import { rFactorExamples } from '../modules/r-factor/r-factor.examples.ts';
import { referralExamples } from '../modules/referral/referral.examples.ts';
import { draftExamples } from '../modules/registration/draft/draft.examples.ts';
import { registrationExamples } from '../modules/registration/registration.examples.ts';
import { savedViewExamples } from '../modules/saved-view/saved-view.examples.ts';
import { sentDocumentExamples } from '../modules/sent-document/sent-document.examples.ts';
import { sessionExamples } from '../modules/session/session.examples.ts';
import { signatureExamples } from '../modules/signature/signature.examples.ts';
import { signupExamples } from '../modules/signup/signup.examples.ts';
import { simulationLeadExamples } from '../modules/simulation/lead/simulation-lead.examples.ts';
import { simulationExamples } from '../modules/simulation/simulation.examples.ts';
import { staffSearchExamples } from '../modules/staff-search/staff-search.examples.ts';
import { companyStatementExamples } from '../modules/statement/company/company-statement.examples.ts';
import { statementExamples } from '../modules/statement/statement.examples.ts';
import { tagExamples } from '../modules/tag/tag.examples.ts';
import { termsOfServiceExamples } from '../modules/terms-of-service/terms-of-service.examples.ts';
import { twoFactorExamples } from '../modules/two-factor/two-factor.examples.ts';
import { unitExamples } from '../modules/unit/unit.examples.ts';
import { wizardContractExamples } from '../modules/wizard/contract/wizard-contract.examples.ts';
import { wizardDocumentExamples } from '../modules/wizard/document/wizard-document.examples.ts';
import { wizardOrderExamples } from '../modules/wizard/order/wizard-order.examples.ts';
import { wizardPartnerExamples } from '../modules/wizard/partner/wizard-partner.examples.ts';
import { wizardExamples } from '../modules/wizard/wizard.examples.ts';
import { workQueueExamples } from '../modules/work-queue/work-queue.examples.ts';
import type { Examples } from './example.ts';

/** A good input for every endpoint of the contract. An endpoint without one does not compile. */
export const everyExample: Examples = {
  ...accountExamples,
  ...accountingParameterExamples,
  ...accreditationExamples,
  ...accreditationInviteExamples,
  ...analystExamples,
  ...announcementExamples,
  ...autoFillExamples,
  ...boletoExamples,
  ...broadcastExamples,
  ...busyCalendarExamples,
  ...calendarEventExamples,
  ...calendarFeedExamples,
  ...cashBookExamples,
  ...cashFlowExamples,
  ...certificateExamples,
  ...chartExamples,
  ...clientExamples,
  ...closingExamples,
  ...collegeExamples,
  ...companyExamples,
  ...companyFileExamples,
  ...companyRegisterExamples,
  ...companyStatementExamples,
  ...configurationExamples,
  ...connectExamples,
  ...couponExamples,
  ...dataExportExamples,
  ...departmentExamples,
  ...doctorExamples,
  ...draftExamples,
  ...dueDateExamples,
  ...dutyShiftExamples,
  ...filterOptionExamples,
  ...groupInvoiceExamples,
  ...groupManagerExamples,
  ...groupNoticeExamples,
  ...handoverExamples,
  ...holidayExamples,
  ...hoursStatementExamples,
  ...incomeTaxExamples,
  ...incomeTaxAssetExamples,
  ...incomeTaxAuditPointExamples,
  ...incomeTaxDossierExamples,
  ...incomeTaxPendencyExamples,
  ...incomeTaxQuotaExamples,
  ...incomeTaxYearExamples,
  ...inviteExamples,
  ...invoiceExamples,
  ...invoiceBatchExamples,
  ...jobFailureExamples,
  ...leadExamples,
  ...licenceExamples,
  ...licensingExamples,
  ...logExamples,
  ...lookupExamples,
  ...mailBounceExamples,
  ...maintenanceExamples,
  ...managementGroupExamples,
  ...mediaExamples,
  ...meetingExamples,
  ...memberExamples,
  ...monthlyObligationExamples,
  ...municipalParameterExamples,
  ...newsExamples,
  ...noticeExamples,
  ...npsExamples,
  ...npsSurveyExamples,
  ...onboardingExamples,
  ...overviewExamples,
  ...ownAccreditationExamples,
  ...ownIncomeTaxExamples,
  ...passwordRecoveryExamples,
  ...planExamples,
  ...professionalExamples,
  ...proposalExamples,
  ...qualificationExamples,
  ...rFactorExamples,
  ...receivableExamples,
  ...referralExamples,
  ...registrationExamples,
  ...ruleEffectExamples,
  ...savedViewExamples,
  ...scaleTemplateExamples,
  ...sentDocumentExamples,
  ...sessionExamples,
  ...shiftClockExamples,
  ...shiftMoneyExamples,
  ...shiftRequestExamples,
  ...signatureExamples,
  ...signupExamples,
  ...simulationExamples,
  ...simulationLeadExamples,
  ...staffAccreditationExamples,
  ...staffSearchExamples,
  ...statementExamples,
  ...tagExamples,
  ...termsOfServiceExamples,
  ...twoFactorExamples,
  ...unitExamples,
  ...wizardExamples,
  ...wizardContractExamples,
  ...wizardDocumentExamples,
  ...wizardOrderExamples,
  ...wizardPartnerExamples,
  ...workQueueExamples,
};
