// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.
import type { Deps } from '../deps.ts';
import { servicesOf } from '../module.ts';
import { auditModule } from '../platform/audit/audit.module.ts';
import { filesModule } from '../platform/files/files.module.ts';
import { workModule } from '../platform/work/work.module.ts';
import { busyCalendarModule } from './agenda/busy-calendar/busy-calendar.module.ts';
import { calendarEventModule } from './agenda/calendar-event/calendar-event.module.ts';
import { calendarFeedModule } from './agenda/calendar-feed/calendar-feed.module.ts';
import { dueDateModule } from './agenda/due-date/due-date.module.ts';
import { holidayModule } from './agenda/holiday/holiday.module.ts';
import { meetingModule } from './agenda/meeting/meeting.module.ts';
import { clientModule } from './billing/client/client.module.ts';
import { invoiceBatchModule } from './billing/invoice/batch/invoice-batch.module.ts';
import { invoiceEmailModule } from './billing/invoice/email/invoice-email.module.ts';
import { groupInvoiceModule } from './billing/invoice/group/group-invoice.module.ts';
import { invoiceModule } from './billing/invoice/invoice.module.ts';
import { issuingModule } from './billing/invoice/issuing/issuing.module.ts';
import { paymentModule } from './billing/invoice/payment/payment.module.ts';
import { invoiceRecurrenceModule } from './billing/invoice/recurrence/invoice-recurrence.module.ts';
import { requirementModule } from './billing/invoice/requirement/requirement.module.ts';
import { withdrawalModule } from './billing/invoice/withdrawal/withdrawal.module.ts';
import { municipalParameterModule } from './billing/municipal-parameter/municipal-parameter.module.ts';
import { unitModule } from './billing/unit/unit.module.ts';
import { certificateModule } from './company/certificate/certificate.module.ts';
import { collegeModule } from './company/college/college.module.ts';
import { companyModule } from './company/company/company.module.ts';
import { companyFileModule } from './company/company/file/company-file.module.ts';
import { companyRegisterModule } from './company/company/register/company-register.module.ts';
import { doctorModule } from './company/doctor/doctor.module.ts';
import { memberModule } from './company/member/member.module.ts';
import { tagModule } from './company/tag/tag.module.ts';
import { accreditationModule } from './duty/accreditation/accreditation.module.ts';
import { accreditationInviteModule } from './duty/accreditation/invite/accreditation-invite.module.ts';
import { ownAccreditationModule } from './duty/accreditation/own/own-accreditation.module.ts';
import { professionalModule } from './duty/accreditation/professional/professional.module.ts';
import { staffAccreditationModule } from './duty/accreditation/staff/staff-accreditation.module.ts';
import { announcementModule } from './duty/duty-shift/announcement/announcement.module.ts';
import { autoFillModule } from './duty/duty-shift/auto-fill/auto-fill.module.ts';
import { dutyShiftModule } from './duty/duty-shift/duty-shift.module.ts';
import { hoursStatementModule } from './duty/duty-shift/hours-statement/hours-statement.module.ts';
import { ruleEffectModule } from './duty/duty-shift/rule-effect/rule-effect.module.ts';
import { scaleTemplateModule } from './duty/duty-shift/scale-template/scale-template.module.ts';
import { shiftClockModule } from './duty/duty-shift/shift-clock/shift-clock.module.ts';
import { shiftMoneyModule } from './duty/duty-shift/shift-money/shift-money.module.ts';
import { shiftRequestModule } from './duty/duty-shift/shift-request/shift-request.module.ts';
import { groupManagerModule } from './duty/group-manager/group-manager.module.ts';
import { groupNoticeModule } from './duty/group-notice/group-notice.module.ts';
import { managementGroupModule } from './duty/management-group/management-group.module.ts';
import { qualificationModule } from './duty/qualification/qualification.module.ts';
import { accountModule } from './identity/account/account.module.ts';
import { configurationModule } from './identity/configuration/configuration.module.ts';
import { connectModule } from './identity/connect/connect.module.ts';
import { departmentModule } from './identity/department/department.module.ts';
import { emailVerificationModule } from './identity/email-verification/email-verification.module.ts';
import { inviteModule } from './identity/invite/invite.module.ts';
import { passwordRecoveryModule } from './identity/password-recovery/password-recovery.module.ts';
import { sessionModule } from './identity/session/session.module.ts';
import { signatureModule } from './identity/signature/signature.module.ts';
import { termsOfServiceModule } from './identity/terms-of-service/terms-of-service.module.ts';
import { twoFactorModule } from './identity/two-factor/two-factor.module.ts';
import { userModule } from './identity/user/user.module.ts';
import { boletoModule } from './money/boleto/boleto.module.ts';
import { cashBookModule } from './money/cash-book/cash-book.module.ts';
import { cashFlowModule } from './money/cash-flow/cash-flow.module.ts';
import { chartModule } from './money/chart/chart.module.ts';
import { accountingParameterModule } from './month/accounting-parameter/accounting-parameter.module.ts';
import { closingModule } from './month/closing/closing.module.ts';
import { monthModule } from './month/month/month.module.ts';
import { monthlyObligationModule } from './month/monthly-obligation/monthly-obligation.module.ts';
import { rFactorModule } from './month/r-factor/r-factor.module.ts';
import { companyStatementModule } from './month/statement/company/company-statement.module.ts';
import { statementModule } from './month/statement/statement.module.ts';
import { analystModule } from './office/analyst/analyst.module.ts';
import { broadcastModule } from './office/broadcast/broadcast.module.ts';
import { dataExportModule } from './office/data-export/data-export.module.ts';
import { filterOptionModule } from './office/filter-option/filter-option.module.ts';
import { jobFailureModule } from './office/job-failure/job-failure.module.ts';
import { logModule } from './office/log/log.module.ts';
import { lookupModule } from './office/lookup/lookup.module.ts';
import { maintenanceModule } from './office/maintenance/maintenance.module.ts';
import { mediaModule } from './office/media/media.module.ts';
import { newsModule } from './office/news/news.module.ts';
import { noticeModule } from './office/notice/notice.module.ts';
import { npsModule } from './office/nps/nps.module.ts';
import { npsSurveyModule } from './office/nps/survey/nps-survey.module.ts';
import { overviewModule } from './office/overview/overview.module.ts';
import { savedViewModule } from './office/saved-view/saved-view.module.ts';
import { sentDocumentModule } from './office/sent-document/sent-document.module.ts';
import { staffSearchModule } from './office/staff-search/staff-search.module.ts';
import { workQueueModule } from './office/work-queue/work-queue.module.ts';
import { handoverModule } from './opening/handover/handover.module.ts';
import { leadModule } from './opening/lead/lead.module.ts';
import { licenceModule } from './opening/licensing/licence/licence.module.ts';
import { licensingModule } from './opening/licensing/licensing.module.ts';
import { onboardingModule } from './opening/onboarding/onboarding.module.ts';
import { proposalModule } from './opening/proposal/proposal.module.ts';
import { referralModule } from './opening/referral/referral.module.ts';
import { draftModule } from './opening/registration/draft/draft.module.ts';
import { registrationModule } from './opening/registration/registration.module.ts';
import { signupModule } from './opening/signup/signup.module.ts';
import { simulationLeadModule } from './opening/simulation/lead/simulation-lead.module.ts';
import { simulationModule } from './opening/simulation/simulation.module.ts';
import { wizardModule } from './opening/wizard/wizard.module.ts';
import { couponModule } from './plan/coupon/coupon.module.ts';
import { planModule } from './plan/plan/plan.module.ts';
import { incomeTaxAssetModule } from './tax/income-tax/asset/income-tax-asset.module.ts';
import { incomeTaxAuditPointModule } from './tax/income-tax/audit-point/income-tax-audit-point.module.ts';
import { incomeTaxDossierModule } from './tax/income-tax/dossier/income-tax-dossier.module.ts';
import { incomeTaxModule } from './tax/income-tax/income-tax.module.ts';
import { incomeTaxInformeModule } from './tax/income-tax/informe/income-tax-informe.module.ts';
import { ownIncomeTaxModule } from './tax/income-tax/own/own-income-tax.module.ts';
import { incomeTaxPendencyModule } from './tax/income-tax/pendency/income-tax-pendency.module.ts';
import { incomeTaxQuotaModule } from './tax/income-tax/quota/income-tax-quota.module.ts';
import { incomeTaxYearModule } from './tax/income-tax/year/income-tax-year.module.ts';

export type Modules = ReturnType<typeof createModules>;
export type Services = Modules['services'];

/** Every module, each after those whose services it needs, and what they bring. */
export const createModules = (deps: Deps) => {
  const company = companyModule(deps);
  const user = userModule(deps);
  const account = accountModule({ ...deps, ...company.services, ...user.services });
  const accountingParameter = accountingParameterModule(deps);
  const notice = noticeModule(deps);
  const accreditation = accreditationModule({ ...deps, ...notice.services, ...user.services });
  const emailVerification = emailVerificationModule({ ...deps, ...user.services });
  const doctor = doctorModule({ ...deps, ...user.services });
  const handover = handoverModule(deps);
  const wizard = wizardModule({ ...deps, ...company.services, ...doctor.services, ...handover.services });
  const lead = leadModule({ ...deps, ...notice.services, ...user.services, ...wizard.services });
  const lookup = lookupModule(deps);
  const coupon = couponModule(deps);
  const plan = planModule({ ...deps, ...company.services, ...coupon.services });
  const proposal = proposalModule({ ...deps, ...coupon.services, ...lead.services, ...notice.services, ...plan.services });
  const referral = referralModule({ ...deps, ...coupon.services, ...notice.services });
  const termsOfService = termsOfServiceModule(deps);
  const signup = signupModule({
    ...deps,
    ...company.services,
    ...emailVerification.services,
    ...lead.services,
    ...lookup.services,
    ...proposal.services,
    ...referral.services,
    ...termsOfService.services,
    ...user.services,
    ...wizard.services,
  });
  const twoFactor = twoFactorModule({ ...deps, ...user.services });
  const session = sessionModule({ ...deps, ...emailVerification.services, ...signup.services, ...twoFactor.services, ...user.services });
  const accreditationInvite = accreditationInviteModule({
    ...deps,
    ...notice.services,
    ...session.services,
    ...signup.services,
    ...user.services,
  });
  const department = departmentModule(deps);
  const passwordRecovery = passwordRecoveryModule({ ...deps, ...user.services });
  const analyst = analystModule({ ...deps, ...department.services, ...passwordRecovery.services, ...user.services });
  const announcement = announcementModule({ ...deps, ...notice.services });
  const audit = auditModule(deps);
  const professional = professionalModule(deps);
  const autoFill = autoFillModule({ ...deps, ...professional.services, ...notice.services });
  const month = monthModule({ ...deps, ...accountingParameter.services });
  const boleto = boletoModule({ ...deps, ...month.services, ...notice.services, ...plan.services });
  const broadcast = broadcastModule({ ...deps, ...notice.services });
  const busyCalendar = busyCalendarModule(deps);
  const dutyShift = dutyShiftModule({ ...deps, ...professional.services, ...notice.services });
  const monthlyObligation = monthlyObligationModule({ ...deps, ...month.services, ...user.services });
  const holiday = holidayModule({ ...deps, ...boleto.services, ...monthlyObligation.services });
  const invoice = invoiceModule({ ...deps, ...company.services, ...month.services, ...notice.services, ...user.services });
  const groupInvoice = groupInvoiceModule(deps);
  const unit = unitModule(deps);
  const shiftMoney = shiftMoneyModule({ ...deps, ...groupInvoice.services, ...invoice.services, ...unit.services });
  const calendarEvent = calendarEventModule({
    ...deps,
    ...busyCalendar.services,
    ...dutyShift.services,
    ...holiday.services,
    ...invoice.services,
    ...notice.services,
    ...shiftMoney.services,
  });
  const dueDate = dueDateModule(deps);
  const calendarFeed = calendarFeedModule({ ...deps, ...calendarEvent.services, ...dueDate.services, ...dutyShift.services });
  const cashBook = cashBookModule({ ...deps, ...company.services, ...notice.services });
  const cashFlow = cashFlowModule({ ...deps, ...boleto.services, ...invoice.services });
  const certificate = certificateModule({ ...deps, ...company.services, ...doctor.services });
  const closing = closingModule({ ...deps, ...month.services, ...notice.services, ...user.services });
  const chart = chartModule({ ...deps, ...cashFlow.services, ...closing.services, ...invoice.services, ...month.services });
  const client = clientModule(deps);
  const college = collegeModule({ ...deps, ...doctor.services });
  const companyFile = companyFileModule({ ...deps, ...company.services });
  const companyRegister = companyRegisterModule({ ...deps, ...notice.services, ...user.services, ...company.services });
  const companyStatement = companyStatementModule({ ...deps, ...notice.services });
  const configuration = configurationModule(deps);
  const connect = connectModule({ ...deps, ...session.services });
  const dataExport = dataExportModule({ ...deps, ...user.services });
  const signature = signatureModule(deps);
  const registration = registrationModule({
    ...deps,
    ...company.services,
    ...month.services,
    ...notice.services,
    ...signature.services,
    ...user.services,
    ...wizard.services,
  });
  const draft = draftModule({ ...deps, ...notice.services, ...signature.services, ...registration.services });
  const files = filesModule(deps);
  const managementGroup = managementGroupModule(deps);
  const filterOption = filterOptionModule({
    ...deps,
    ...client.services,
    ...company.services,
    ...department.services,
    ...managementGroup.services,
    ...user.services,
  });
  const groupManager = groupManagerModule({
    ...deps,
    ...managementGroup.services,
    ...session.services,
    ...termsOfService.services,
    ...user.services,
  });
  const groupNotice = groupNoticeModule({ ...deps, ...notice.services, ...unit.services });
  const hoursStatement = hoursStatementModule({ ...deps, ...notice.services, ...signature.services });
  const incomeTaxAuditPoint = incomeTaxAuditPointModule({ ...deps, ...notice.services });
  const incomeTaxInforme = incomeTaxInformeModule({ ...deps, ...notice.services });
  const incomeTaxQuota = incomeTaxQuotaModule({ ...deps, ...accountingParameter.services, ...notice.services });
  const incomeTax = incomeTaxModule({
    ...deps,
    ...boleto.services,
    ...coupon.services,
    ...notice.services,
    ...user.services,
    ...incomeTaxAuditPoint.services,
    ...incomeTaxInforme.services,
    ...incomeTaxQuota.services,
  });
  const incomeTaxAsset = incomeTaxAssetModule(deps);
  const incomeTaxDossier = incomeTaxDossierModule({ ...deps, ...accountingParameter.services, ...cashBook.services });
  const incomeTaxPendency = incomeTaxPendencyModule({ ...deps, ...notice.services });
  const incomeTaxYear = incomeTaxYearModule({ ...deps, ...incomeTaxQuota.services, ...monthlyObligation.services, ...notice.services });
  const invite = inviteModule({
    ...deps,
    ...company.services,
    ...emailVerification.services,
    ...session.services,
    ...signup.services,
    ...termsOfService.services,
    ...user.services,
  });
  const invoiceEmail = invoiceEmailModule({ ...deps, ...user.services });
  const invoiceBatch = invoiceBatchModule({ ...deps, ...user.services, ...invoiceEmail.services });
  const invoiceRecurrence = invoiceRecurrenceModule(deps);
  const issuing = issuingModule(deps);
  const jobFailure = jobFailureModule({ ...deps, ...invoiceEmail.services });
  const licence = licenceModule({ ...deps, ...notice.services });
  const onboarding = onboardingModule({
    ...deps,
    ...boleto.services,
    ...company.services,
    ...coupon.services,
    ...doctor.services,
    ...month.services,
    ...notice.services,
    ...plan.services,
    ...signature.services,
    ...wizard.services,
  });
  const licensing = licensingModule({
    ...deps,
    ...company.services,
    ...month.services,
    ...notice.services,
    ...onboarding.services,
    ...user.services,
  });
  const log = logModule(deps);
  const maintenance = maintenanceModule(deps);
  const media = mediaModule(deps);
  const meeting = meetingModule({ ...deps, ...notice.services });
  const member = memberModule({ ...deps, ...company.services });
  const municipalParameter = municipalParameterModule(deps);
  const news = newsModule({ ...deps, ...notice.services });
  const nps = npsModule({ ...deps, ...notice.services });
  const npsSurvey = npsSurveyModule(deps);
  const overview = overviewModule({ ...deps, ...cashFlow.services, ...invoice.services });
  const ownAccreditation = ownAccreditationModule({ ...deps, ...notice.services, ...user.services });
  const ownIncomeTax = ownIncomeTaxModule({ ...deps, ...notice.services, ...signature.services, ...incomeTaxInforme.services });
  const payment = paymentModule(deps);
  const qualification = qualificationModule({ ...deps, ...unit.services });
  const rFactor = rFactorModule({ ...deps, ...accountingParameter.services, ...month.services });
  const requirement = requirementModule({ ...deps, ...company.services, ...user.services });
  const ruleEffect = ruleEffectModule({ ...deps, ...qualification.services });
  const savedView = savedViewModule(deps);
  const scaleTemplate = scaleTemplateModule({ ...deps, ...professional.services });
  const sentDocument = sentDocumentModule({ ...deps, ...company.services });
  const shiftClock = shiftClockModule({ ...deps, ...notice.services });
  const shiftRequest = shiftRequestModule({ ...deps, ...professional.services, ...notice.services });
  const simulation = simulationModule({ ...deps, ...invoice.services, ...lead.services });
  const simulationLead = simulationLeadModule(deps);
  const staffAccreditation = staffAccreditationModule({ ...deps, ...notice.services, ...user.services });
  const staffSearch = staffSearchModule({ ...deps, ...invoice.services });
  const statement = statementModule(deps);
  const tag = tagModule(deps);
  const withdrawal = withdrawalModule({ ...deps, ...company.services, ...user.services });
  const work = workModule(deps);
  const workQueue = workQueueModule({
    ...deps,
    ...boleto.services,
    ...cashBook.services,
    ...certificate.services,
    ...closing.services,
    ...companyRegister.services,
    ...invoice.services,
    ...lead.services,
    ...licensing.services,
    ...monthlyObligation.services,
    ...npsSurvey.services,
    ...onboarding.services,
    ...plan.services,
    ...registration.services,
    ...companyStatement.services,
  });
  const modules = [
    company,
    user,
    account,
    accountingParameter,
    notice,
    accreditation,
    emailVerification,
    doctor,
    handover,
    wizard,
    lead,
    lookup,
    coupon,
    plan,
    proposal,
    referral,
    termsOfService,
    signup,
    twoFactor,
    session,
    accreditationInvite,
    department,
    passwordRecovery,
    analyst,
    announcement,
    audit,
    professional,
    autoFill,
    month,
    boleto,
    broadcast,
    busyCalendar,
    dutyShift,
    monthlyObligation,
    holiday,
    invoice,
    calendarEvent,
    dueDate,
    calendarFeed,
    cashBook,
    cashFlow,
    certificate,
    closing,
    chart,
    client,
    college,
    companyFile,
    companyRegister,
    companyStatement,
    configuration,
    connect,
    dataExport,
    signature,
    registration,
    draft,
    files,
    managementGroup,
    filterOption,
    groupInvoice,
    groupManager,
    unit,
    groupNotice,
    hoursStatement,
    incomeTaxAuditPoint,
    incomeTaxInforme,
    incomeTaxQuota,
    incomeTax,
    incomeTaxAsset,
    incomeTaxDossier,
    incomeTaxPendency,
    incomeTaxYear,
    invite,
    invoiceEmail,
    invoiceBatch,
    invoiceRecurrence,
    issuing,
    jobFailure,
    licence,
    onboarding,
    licensing,
    log,
    maintenance,
    media,
    meeting,
    member,
    municipalParameter,
    news,
    nps,
    npsSurvey,
    overview,
    ownAccreditation,
    ownIncomeTax,
    payment,
    qualification,
    rFactor,
    requirement,
    ruleEffect,
    savedView,
    scaleTemplate,
    sentDocument,
    shiftClock,
    shiftMoney,
    shiftRequest,
    simulation,
    simulationLead,
    staffAccreditation,
    staffSearch,
    statement,
    tag,
    withdrawal,
    work,
    workQueue,
  ] as const;
  return {
    services: servicesOf(modules),
    routes: modules.flatMap(({ routes = [] }) => routes),
    pieces: modules.flatMap(({ pieces = [] }) => pieces),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
  };
};
