// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { busyCalendar } from './agenda/busy-calendar.ts';
import { calendarEvent } from './agenda/calendar-event.ts';
import { calendarFeed } from './agenda/calendar-feed.ts';
import { dueDate } from './agenda/due-date.ts';
import { holiday } from './agenda/holiday.ts';
import { meeting } from './agenda/meeting.ts';
import { adminClient, client } from './billing/client.ts';
import { groupInvoice } from './billing/group-invoice.ts';
import { invoice } from './billing/invoice.ts';
import { invoiceBatch } from './billing/invoice-batch.ts';
import { municipalParameter } from './billing/municipal-parameter.ts';
import { receivable } from './billing/receivable.ts';
import { unit } from './billing/unit.ts';
import { certificate } from './company/certificate.ts';
import { college } from './company/college.ts';
import { company } from './company/company.ts';
import { companyFile } from './company/company-file.ts';
import { companyRegister } from './company/company-register.ts';
import { doctor } from './company/doctor.ts';
import { member } from './company/member.ts';
import { tag } from './company/tag.ts';
import { accreditation } from './duty/accreditation.ts';
import { accreditationInvite } from './duty/accreditation-invite.ts';
import { autoFill } from './duty/auto-fill.ts';
import { dutyShift } from './duty/duty-shift.ts';
import { groupManager } from './duty/group-manager.ts';
import { groupNotice } from './duty/group-notice.ts';
import { hoursStatement } from './duty/hours-statement.ts';
import { managementGroup } from './duty/management-group.ts';
import { ownAccreditation } from './duty/own-accreditation.ts';
import { ownRequest } from './duty/own-request.ts';
import { professional } from './duty/professional.ts';
import { qualification } from './duty/qualification.ts';
import { ruleEffect } from './duty/rule-effect.ts';
import { scaleTemplate } from './duty/scale-template.ts';
import { shiftAnnouncement } from './duty/shift-announcement.ts';
import { shiftClock } from './duty/shift-clock.ts';
import { shiftMoney } from './duty/shift-money.ts';
import { shiftOffer } from './duty/shift-offer.ts';
import { shiftRequest } from './duty/shift-request.ts';
import { staffAccreditation } from './duty/staff-accreditation.ts';
import type { Endpoint } from './endpoint.ts';
import { account } from './identity/account.ts';
import { configuration } from './identity/configuration.ts';
import { connect } from './identity/connect.ts';
import { department } from './identity/department.ts';
import { invite } from './identity/invite.ts';
import { passwordRecovery } from './identity/password-recovery.ts';
import { session } from './identity/session.ts';
import { signature } from './identity/signature.ts';
import { termsOfService } from './identity/terms-of-service.ts';
import { twoFactor } from './identity/two-factor.ts';
import { boleto } from './money/boleto.ts';
import { cashBook } from './money/cash-book.ts';
import { cashFlow } from './money/cash-flow.ts';
import { chart } from './money/chart.ts';
import { accountingParameter } from './month/accounting-parameter.ts';
import { closing } from './month/closing.ts';
import { companyStatement } from './month/company-statement.ts';
import { monthlyObligation } from './month/monthly-obligation.ts';
import { rFactor } from './month/r-factor.ts';
import { statement } from './month/statement.ts';
import { analyst } from './office/analyst.ts';
import { broadcast } from './office/broadcast.ts';
import { dataExport } from './office/data-export.ts';
import { filterOption } from './office/filter-option.ts';
import { jobFailure } from './office/job-failure.ts';
import { library } from './office/library.ts';
import { log } from './office/log.ts';
import { lookup } from './office/lookup.ts';
import { mailBounce } from './office/mail-bounce.ts';
import { maintenance } from './office/maintenance.ts';
import { media, mediaPlaylist } from './office/media.ts';
import { news } from './office/news.ts';
import { notice } from './office/notice.ts';
import { noticeRule } from './office/notice-rule.ts';
import { nps } from './office/nps.ts';
import { npsSurvey } from './office/nps-survey.ts';
import { overview } from './office/overview.ts';
import { savedView } from './office/saved-view.ts';
import { sentDocument } from './office/sent-document.ts';
import { staffSearch } from './office/staff-search.ts';
import { workQueue } from './office/work-queue.ts';
import { draft } from './opening/draft.ts';
import { handover } from './opening/handover.ts';
import { lead } from './opening/lead.ts';
import { licence } from './opening/licence.ts';
import { licensing } from './opening/licensing.ts';
import { onboarding } from './opening/onboarding.ts';
import { proposal } from './opening/proposal.ts';
import { referral } from './opening/referral.ts';
import { registration } from './opening/registration.ts';
import { signup } from './opening/signup.ts';
import { simulation } from './opening/simulation.ts';
import { simulationLead } from './opening/simulation-lead.ts';
import { wizard } from './opening/wizard.ts';
import { wizardContract } from './opening/wizard-contract.ts';
import { wizardDocument } from './opening/wizard-document.ts';
import { wizardOrder } from './opening/wizard-order.ts';
import { wizardPartner } from './opening/wizard-partner.ts';
import { coupon } from './plan/coupon.ts';
import { plan } from './plan/plan.ts';
import { incomeTax } from './tax/income-tax.ts';
import { incomeTaxAsset } from './tax/income-tax-asset.ts';
import { incomeTaxAuditPoint } from './tax/income-tax-audit-point.ts';
import { incomeTaxDossier } from './tax/income-tax-dossier.ts';
import { incomeTaxPendency } from './tax/income-tax-pendency.ts';
import { incomeTaxQuota } from './tax/income-tax-quota.ts';
import { incomeTaxYear } from './tax/income-tax-year.ts';
import { ownIncomeTax } from './tax/own-income-tax.ts';

/** Every noun with its endpoints: what the server must bind, the access matrix tries and the API page lists. */
export const contract = {
  account,
  accountingParameter,
  accreditation,
  accreditationInvite,
  analyst,
  autoFill,
  boleto,
  broadcast,
  busyCalendar,
  calendarEvent,
  calendarFeed,
  cashBook,
  cashFlow,
  certificate,
  chart,
  client,
  adminClient,
  closing,
  college,
  company,
  companyFile,
  companyRegister,
  companyStatement,
  configuration,
  connect,
  coupon,
  dataExport,
  department,
  doctor,
  draft,
  dueDate,
  dutyShift,
  filterOption,
  groupInvoice,
  groupManager,
  groupNotice,
  handover,
  holiday,
  hoursStatement,
  incomeTax,
  incomeTaxAsset,
  incomeTaxAuditPoint,
  incomeTaxDossier,
  incomeTaxPendency,
  incomeTaxQuota,
  incomeTaxYear,
  invite,
  invoice,
  invoiceBatch,
  jobFailure,
  lead,
  library,
  licence,
  licensing,
  log,
  lookup,
  mailBounce,
  maintenance,
  managementGroup,
  media,
  mediaPlaylist,
  meeting,
  member,
  monthlyObligation,
  municipalParameter,
  news,
  notice,
  noticeRule,
  nps,
  npsSurvey,
  onboarding,
  overview,
  ownAccreditation,
  ownIncomeTax,
  ownRequest,
  passwordRecovery,
  plan,
  professional,
  proposal,
  qualification,
  rFactor,
  receivable,
  referral,
  registration,
  ruleEffect,
  savedView,
  scaleTemplate,
  sentDocument,
  session,
  shiftAnnouncement,
  shiftClock,
  shiftMoney,
  shiftOffer,
  shiftRequest,
  signature,
  signup,
  simulation,
  simulationLead,
  staffAccreditation,
  staffSearch,
  statement,
  tag,
  termsOfService,
  twoFactor,
  unit,
  wizard,
  wizardContract,
  wizardDocument,
  wizardOrder,
  wizardPartner,
  workQueue,
};

/** Every endpoint, in order. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((noun): Endpoint[] => Object.values(noun));
