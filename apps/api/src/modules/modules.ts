import type { Deps } from '../deps.ts';
import { sealEvents } from '../platform/audit/seal-events.ts';
import { type BoundRoute, bind } from '../platform/http/bind.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { sweepKeys } from '../platform/work/sweep-keys.ts';
import { accreditationService } from './accreditation/accreditation.service.ts';
import { cashFlowRoutes } from './cash-flow/cash-flow.routes.ts';
import { cashFlowService } from './cash-flow/cash-flow.service.ts';
import { certificateRoutes } from './certificate/certificate.routes.ts';
import { certificateService } from './certificate/certificate.service.ts';
import { clientRoutes } from './client/client.routes.ts';
import { clientService } from './client/client.service.ts';
import { companyRoutes } from './company/company.routes.ts';
import { companyService } from './company/company.service.ts';
import { configurationRoutes } from './configuration/configuration.routes.ts';
import { configurationService } from './configuration/configuration.service.ts';
import { emailVerificationService, VERIFICATION_MAIL, type VerificationJob } from './email-verification/email-verification.service.ts';
import { filterOptionRoutes } from './filter-option/filter-option.routes.ts';
import { archivingRoutes } from './invoice/archiving.routes.ts';
import { archivingService } from './invoice/archiving.service.ts';
import { invoiceBatchRoutes } from './invoice/batch/invoice-batch.routes.ts';
import { invoiceBatchService, RUN_BATCHES } from './invoice/batch/invoice-batch.service.ts';
import { invoiceBatchRun } from './invoice/batch/invoice-batch-run.ts';
import { invoiceEmailRoutes } from './invoice/email/invoice-email.routes.ts';
import { invoiceEmailService, SEND_EMAILS } from './invoice/email/invoice-email.service.ts';
import { invoiceEmailDelivery } from './invoice/email/invoice-email-delivery.ts';
import { groupInvoiceRoutes } from './invoice/group/group-invoice.routes.ts';
import { groupInvoiceService } from './invoice/group/group-invoice.service.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { invoiceService } from './invoice/invoice.service.ts';
import { invoiceActions } from './invoice/invoice-actions.ts';
import { ISSUED_MAIL, sendIssuedMail } from './invoice/invoice-mail.ts';
import { issuingRoutes } from './invoice/issuing/issuing.routes.ts';
import { issuingService } from './invoice/issuing/issuing.service.ts';
import { paymentService } from './invoice/payment/payment.service.ts';
import { receivableRoutes } from './invoice/receivable.routes.ts';
import { invoiceRecurrenceRoutes } from './invoice/recurrence/invoice-recurrence.routes.ts';
import { invoiceRecurrenceService } from './invoice/recurrence/invoice-recurrence.service.ts';
import { MAKE_RECURRING, recurrenceDue } from './invoice/recurrence/recurrence-due.ts';
import { SUSPENDED_MAIL, type SuspendedMail, sendSuspendedMail } from './invoice/recurrence/suspended-mail.ts';
import { attachmentService } from './invoice/requirement/attachment.service.ts';
import { requirementService } from './invoice/requirement/requirement.service.ts';
import { REQUIREMENT_MAIL, type RequirementMail, sendRequirementMail } from './invoice/requirement/requirement-mail.ts';
import { lookupRoutes } from './lookup/lookup.routes.ts';
import { lookupService } from './lookup/lookup.service.ts';
import { managementGroupRoutes } from './management-group/management-group.routes.ts';
import { managementGroupService } from './management-group/management-group.service.ts';
import { municipalParameterRoutes } from './municipal-parameter/municipal-parameter.routes.ts';
import { municipalParameterService } from './municipal-parameter/municipal-parameter.service.ts';
import { npsRoutes } from './nps/nps.routes.ts';
import { npsService } from './nps/nps.service.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { overviewService } from './overview/overview.service.ts';
import { savedViewRoutes } from './saved-view/saved-view.routes.ts';
import { savedViewService } from './saved-view/saved-view.service.ts';
import { loginGate } from './session/login-gate.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { sessionService } from './session/session.service.ts';
import { staffSearchRoutes } from './staff-search/staff-search.routes.ts';
import { staffSearchService } from './staff-search/staff-search.service.ts';
import { termsRoutes } from './terms-of-service/terms-of-service.routes.ts';
import { termsService } from './terms-of-service/terms-of-service.service.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';
import { twoFactorService } from './two-factor/two-factor.service.ts';
import { unitRoutes } from './unit/unit.routes.ts';
import { unitService } from './unit/unit.service.ts';
import { userService } from './user/user.service.ts';
import { workQueueRoutes } from './work-queue/work-queue.routes.ts';
import { workQueueService } from './work-queue/work-queue.service.ts';

// Every module, its routes and its jobs, in one visible list.

export type Modules = ReturnType<typeof createModules>;

export const createModules = (deps: Deps) => {
  const users = userService(deps);
  const companies = companyService(deps);
  const invoices = invoiceService({ ...deps, users });
  const verifications = emailVerificationService({ ...deps, users, gate: loginGate(deps.clock) });
  const twoFactor = twoFactorService({ ...deps, users });
  const emails = invoiceEmailService(deps);
  const flow = cashFlowService({ invoices });
  return {
    users,
    sessions: sessionService({ ...deps, users, gate: loginGate(deps.clock), verifications, twoFactor }),
    verifications,
    terms: termsService(deps),
    twoFactor,
    companies,
    certificates: certificateService({ ...deps, companies }),
    municipalParameters: municipalParameterService(deps),
    groups: managementGroupService(deps),
    accreditations: accreditationService(deps),
    units: unitService(deps),
    clients: clientService(deps),
    savedViews: savedViewService(deps),
    invoices,
    groupInvoices: groupInvoiceService(deps),
    invoiceActions: invoiceActions(deps),
    issuing: issuingService(deps),
    payments: paymentService(deps),
    requirements: requirementService(deps),
    attachments: attachmentService(deps),
    archiving: archivingService(deps),
    invoiceBatches: invoiceBatchService(deps),
    runBatches: invoiceBatchRun({ ...deps, users, emails }),
    invoiceRecurrences: invoiceRecurrenceService(deps),
    makeRecurring: recurrenceDue(deps),
    invoiceEmails: emails,
    deliverEmails: invoiceEmailDelivery({ ...deps, users }),
    flow,
    home: overviewService({ clock: deps.clock, invoices, flow }),
    queues: workQueueService({ invoices }),
    staffSearch: staffSearchService({ ...deps, invoices }),
    surveys: npsService(deps),
    lookups: lookupService(deps),
    configurations: configurationService(deps),
  };
};

export const moduleRoutes = (modules: Modules): BoundRoute[] => [
  ...sessionRoutes(bind, modules.sessions, modules.verifications),
  ...termsRoutes(bind, modules.terms),
  ...twoFactorRoutes(bind, modules.twoFactor),
  ...companyRoutes(bind, modules.companies),
  ...certificateRoutes(bind, modules.certificates),
  ...municipalParameterRoutes(bind, modules.municipalParameters),
  ...managementGroupRoutes(bind, modules.groups),
  ...unitRoutes(bind, modules.units),
  ...filterOptionRoutes(bind, modules),
  ...staffSearchRoutes(bind, modules.staffSearch),
  ...savedViewRoutes(bind, modules.savedViews),
  ...clientRoutes(bind, modules.clients),
  ...invoiceRoutes(bind, modules),
  ...invoiceRecurrenceRoutes(bind, modules.invoiceRecurrences),
  ...receivableRoutes(bind, modules),
  ...issuingRoutes(bind, modules.issuing),
  ...archivingRoutes(bind, modules.archiving),
  ...invoiceBatchRoutes(bind, modules.invoiceBatches),
  ...invoiceEmailRoutes(bind, modules.invoiceEmails),
  ...groupInvoiceRoutes(bind, modules.groupInvoices),
  ...cashFlowRoutes(bind, modules.flow),
  ...overviewRoutes(bind, modules.home),
  ...workQueueRoutes(bind, modules.queues),
  ...npsRoutes(bind, modules.surveys),
  ...lookupRoutes(bind, modules.lookups),
  ...configurationRoutes(bind, modules.configurations),
];

export const moduleJobs = (modules: Modules, deps: Deps): JobDefinition[] => [
  { name: 'events.seal', cron: '*/5 * * * *', handle: async () => void (await sealEvents(deps.db, deps.clock)) },
  { name: ISSUED_MAIL, handle: (job: { invoice_id: number }) => sendIssuedMail({ ...modules, ...deps }, job) },
  { name: REQUIREMENT_MAIL, handle: (job: RequirementMail) => sendRequirementMail({ ...modules, ...deps }, job) },
  // Also every minute: what a killed server left behind.
  { name: RUN_BATCHES, cron: '* * * * *', handle: (_data, id) => modules.runBatches(id) },
  // Also every minute: what waits for another try, and what a killed server left behind.
  { name: SEND_EMAILS, cron: '* * * * *', handle: async (_data, id) => void (await modules.deliverEmails(id)) },
  { name: VERIFICATION_MAIL, handle: (job: VerificationJob, id) => modules.verifications.send(job, id) },
  { name: 'invoices.settle', cron: '* * * * *', handle: async (_data, id) => void (await modules.issuing.settleWaiting(id)) },
  { name: 'certificates.reseal', cron: '36 * * * *', handle: () => modules.certificates.reseal() },
  // Every hour rather than at midnight: a server that was down then catches up. What is done is not done again.
  { name: 'invoices.expire', cron: '5 * * * *', handle: async (_data, id) => void (await modules.invoiceActions.expireDue(id)) },
  { name: MAKE_RECURRING, cron: '10 * * * *', handle: (_data, id) => modules.makeRecurring(id) },
  { name: SUSPENDED_MAIL, handle: (job: SuspendedMail) => sendSuspendedMail(deps, job) },
  { name: 'nps-surveys.follow-clock', cron: '*/5 * * * *', handle: (_data, id) => modules.surveys.followClock(id) },
  { name: 'sessions.sweep', cron: '17 4 * * *', handle: () => modules.sessions.sweep() },
  { name: 'email-verifications.sweep', cron: '22 4 * * *', handle: () => modules.verifications.sweep() },
  { name: 'two-factors.sweep', cron: '24 4 * * *', handle: () => modules.twoFactor.sweep() },
  { name: 'two-factors.reseal', cron: '34 * * * *', handle: () => modules.twoFactor.reseal() },
  { name: 'lookups.renew', cron: '40 3 * * 0', handle: () => deps.lookups.renew() },
  { name: 'lookups.sweep', cron: '32 4 * * *', handle: () => deps.lookups.sweep() },
  { name: 'work.sweep-keys', cron: '27 4 * * *', handle: () => sweepKeys(deps.db, deps.clock) },
];
