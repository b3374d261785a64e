// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { busyCalendarExamples } from '../modules/agenda/busy-calendar/busy-calendar.examples.ts';
import { calendarEventExamples } from '../modules/agenda/calendar-event/calendar-event.examples.ts';
import { calendarFeedExamples } from '../modules/agenda/calendar-feed/calendar-feed.examples.ts';
import { dueDateExamples } from '../modules/agenda/due-date/due-date.examples.ts';
import { holidayExamples } from '../modules/agenda/holiday/holiday.examples.ts';
import { meetingExamples } from '../modules/agenda/meeting/meeting.examples.ts';
import { clientExamples } from '../modules/billing/client/client.examples.ts';
import { invoiceBatchExamples } from '../modules/billing/invoice/batch/invoice-batch.examples.ts';
import { mailBounceExamples } from '../modules/billing/invoice/email/mail-bounce.examples.ts';
import { groupInvoiceExamples } from '../modules/billing/invoice/group/group-invoice.examples.ts';
import { invoiceExamples } from '../modules/billing/invoice/invoice.examples.ts';
import { receivableExamples } from '../modules/billing/invoice/receivable.examples.ts';
import { municipalParameterExamples } from '../modules/billing/municipal-parameter/municipal-parameter.examples.ts';
import { unitExamples } from '../modules/billing/unit/unit.examples.ts';
import { certificateExamples } from '../modules/company/certificate/certificate.examples.ts';
import { collegeExamples } from '../modules/company/college/college.examples.ts';
import { companyExamples } from '../modules/company/company/company.examples.ts';
import { companyFileExamples } from '../modules/company/company/file/company-file.examples.ts';
import { companyRegisterExamples } from '../modules/company/company/register/company-register.examples.ts';
import { doctorExamples } from '../modules/company/doctor/doctor.examples.ts';
import { memberExamples } from '../modules/company/member/member.examples.ts';
import { tagExamples } from '../modules/company/tag/tag.examples.ts';
import { accreditationExamples } from '../modules/duty/accreditation/accreditation.examples.ts';
import { accreditationInviteExamples } from '../modules/duty/accreditation/invite/accreditation-invite.examples.ts';
import { ownAccreditationExamples } from '../modules/duty/accreditation/own/own-accreditation.examples.ts';
import { professionalExamples } from '../modules/duty/accreditation/professional/professional.examples.ts';
import { staffAccreditationExamples } from '../modules/duty/accreditation/staff/staff-accreditation.examples.ts';
import { announcementExamples } from '../modules/duty/duty-shift/announcement/announcement.examples.ts';
import { autoFillExamples } from '../modules/duty/duty-shift/auto-fill/auto-fill.examples.ts';
import { dutyShiftExamples } from '../modules/duty/duty-shift/duty-shift.examples.ts';
import { hoursStatementExamples } from '../modules/duty/duty-shift/hours-statement/hours-statement.examples.ts';
import { ruleEffectExamples } from '../modules/duty/duty-shift/rule-effect/rule-effect.examples.ts';
import { scaleTemplateExamples } from '../modules/duty/duty-shift/scale-template/scale-template.examples.ts';
import { shiftClockExamples } from '../modules/duty/duty-shift/shift-clock/shift-clock.examples.ts';
import { shiftMoneyExamples } from '../modules/duty/duty-shift/shift-money/shift-money.examples.ts';
import { shiftRequestExamples } from '../modules/duty/duty-shift/shift-request/shift-request.examples.ts';
import { groupManagerExamples } from '../modules/duty/group-manager/group-manager.examples.ts';
import { groupNoticeExamples } from '../modules/duty/group-notice/group-notice.examples.ts';
import { managementGroupExamples } from '../modules/duty/management-group/management-group.examples.ts';
import { qualificationExamples } from '../modules/duty/qualification/qualification.examples.ts';
import { accountExamples } from '../modules/identity/account/account.examples.ts';
import { configurationExamples } from '../modules/identity/configuration/configuration.examples.ts';
import { connectExamples } from '../modules/identity/connect/connect.examples.ts';
import { departmentExamples } from '../modules/identity/department/department.examples.ts';
import { inviteExamples } from '../modules/identity/invite/invite.examples.ts';
import { passwordRecoveryExamples } from '../modules/identity/password-recovery/password-recovery.examples.ts';
import { sessionExamples } from '../modules/identity/session/session.examples.ts';
import { signatureExamples } from '../modules/identity/signature/signature.examples.ts';
import { termsOfServiceExamples } from '../modules/identity/terms-of-service/terms-of-service.examples.ts';
import { twoFactorExamples } from '../modules/identity/two-factor/two-factor.examples.ts';
import { boletoExamples } from '../modules/money/boleto/boleto.examples.ts';
import { cashBookExamples } from '../modules/money/cash-book/cash-book.examples.ts';
import { cashFlowExamples } from '../modules/money/cash-flow/cash-flow.examples.ts';
import { chartExamples } from '../modules/money/chart/chart.examples.ts';
import { accountingParameterExamples } from '../modules/month/accounting-parameter/accounting-parameter.examples.ts';
import { closingExamples } from '../modules/month/closing/closing.examples.ts';
import { monthlyObligationExamples } from '../modules/month/monthly-obligation/monthly-obligation.examples.ts';
import { rFactorExamples } from '../modules/month/r-factor/r-factor.examples.ts';
import { companyStatementExamples } from '../modules/month/statement/company/company-statement.examples.ts';
import { statementExamples } from '../modules/month/statement/statement.examples.ts';
import { analystExamples } from '../modules/office/analyst/analyst.examples.ts';
import { broadcastExamples } from '../modules/office/broadcast/broadcast.examples.ts';
import { dataExportExamples } from '../modules/office/data-export/data-export.examples.ts';
import { filterOptionExamples } from '../modules/office/filter-option/filter-option.examples.ts';
import { jobFailureExamples } from '../modules/office/job-failure/job-failure.examples.ts';
import { logExamples } from '../modules/office/log/log.examples.ts';
import { lookupExamples } from '../modules/office/lookup/lookup.examples.ts';
import { maintenanceExamples } from '../modules/office/maintenance/maintenance.examples.ts';
import { mediaExamples } from '../modules/office/media/media.examples.ts';
import { newsExamples } from '../modules/office/news/news.examples.ts';
import { noticeExamples } from '../modules/office/notice/notice.examples.ts';
import { npsExamples } from '../modules/office/nps/nps.examples.ts';
import { npsSurveyExamples } from '../modules/office/nps/survey/nps-survey.examples.ts';
import { overviewExamples } from '../modules/office/overview/overview.examples.ts';
import { savedViewExamples } from '../modules/office/saved-view/saved-view.examples.ts';
import { sentDocumentExamples } from '../modules/office/sent-document/sent-document.examples.ts';
import { staffSearchExamples } from '../modules/office/staff-search/staff-search.examples.ts';
import { workQueueExamples } from '../modules/office/work-queue/work-queue.examples.ts';
import { handoverExamples } from '../modules/opening/handover/handover.examples.ts';
import { leadExamples } from '../modules/opening/lead/lead.examples.ts';
import { licenceExamples } from '../modules/opening/licensing/licence/licence.examples.ts';
import { licensingExamples } from '../modules/opening/licensing/licensing.examples.ts';
import { onboardingExamples } from '../modules/opening/onboarding/onboarding.examples.ts';
import { proposalExamples } from '../modules/opening/proposal/proposal.examples.ts';
import { referralExamples } from '../modules/opening/referral/referral.examples.ts';
import { draftExamples } from '../modules/opening/registration/draft/draft.examples.ts';
import { registrationExamples } from '../modules/opening/registration/registration.examples.ts';
import { signupExamples } from '../modules/opening/signup/signup.examples.ts';
import { simulationLeadExamples } from '../modules/opening/simulation/lead/simulation-lead.examples.ts';
import { simulationExamples } from '../modules/opening/simulation/simulation.examples.ts';
import { wizardContractExamples } from '../modules/opening/wizard/contract/wizard-contract.examples.ts';
import { wizardDocumentExamples } from '../modules/opening/wizard/document/wizard-document.examples.ts';
import { wizardOrderExamples } from '../modules/opening/wizard/order/wizard-order.examples.ts';
import { wizardPartnerExamples } from '../modules/opening/wizard/partner/wizard-partner.examples.ts';
import { wizardExamples } from '../modules/opening/wizard/wizard.examples.ts';
import { couponExamples } from '../modules/plan/coupon/coupon.examples.ts';
import { planExamples } from '../modules/plan/plan/plan.examples.ts';
import { incomeTaxAssetExamples } from '../modules/tax/income-tax/asset/income-tax-asset.examples.ts';
import { incomeTaxAuditPointExamples } from '../modules/tax/income-tax/audit-point/income-tax-audit-point.examples.ts';
import { incomeTaxDossierExamples } from '../modules/tax/income-tax/dossier/income-tax-dossier.examples.ts';
import { incomeTaxExamples } from '../modules/tax/income-tax/income-tax.examples.ts';
import { ownIncomeTaxExamples } from '../modules/tax/income-tax/own/own-income-tax.examples.ts';
import { incomeTaxPendencyExamples } from '../modules/tax/income-tax/pendency/income-tax-pendency.examples.ts';
import { incomeTaxQuotaExamples } from '../modules/tax/income-tax/quota/income-tax-quota.examples.ts';
import { incomeTaxYearExamples } from '../modules/tax/income-tax/year/income-tax-year.examples.ts';
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
