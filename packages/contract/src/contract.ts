// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { account } from './account.ts';
import { accountingParameter } from './accounting-parameter.ts';
import { accreditation } from './accreditation.ts';
import { accreditationInvite } from './accreditation-invite.ts';
import { analyst } from './analyst.ts';
import { autoFill } from './auto-fill.ts';
import { boleto } from './boleto.ts';
import { broadcast } from './broadcast.ts';
import { busyCalendar } from './busy-calendar.ts';
import { calendarEvent } from './calendar-event.ts';
import { calendarFeed } from './calendar-feed.ts';
import { cashBook } from './cash-book.ts';
import { cashFlow } from './cash-flow.ts';
import { certificate } from './certificate.ts';
import { chart } from './chart.ts';
import { adminClient, client } from './client.ts';
import { closing } from './closing.ts';
import { college } from './college.ts';
import { company } from './company.ts';
import { companyFile } from './company-file.ts';
import { companyRegister } from './company-register.ts';
import { companyStatement } from './company-statement.ts';
import { configuration } from './configuration.ts';
import { connect } from './connect.ts';
import { coupon } from './coupon.ts';
import { dataExport } from './data-export.ts';
import { department } from './department.ts';
import { doctor } from './doctor.ts';
import { draft } from './draft.ts';
import { dueDate } from './due-date.ts';
import { dutyShift } from './duty-shift.ts';
import type { Endpoint } from './endpoint.ts';
import { filterOption } from './filter-option.ts';
import { groupManager } from './group-manager.ts';
import { groupNotice } from './group-notice.ts';
import { handover } from './handover.ts';
import { holiday } from './holiday.ts';
import { hoursStatement } from './hours-statement.ts';
import { incomeTax } from './income-tax.ts';
import { incomeTaxAsset } from './income-tax-asset.ts';
import { incomeTaxAuditPoint } from './income-tax-audit-point.ts';
import { incomeTaxDossier } from './income-tax-dossier.ts';
import { incomeTaxPendency } from './income-tax-pendency.ts';
import { incomeTaxQuota } from './income-tax-quota.ts';
import { incomeTaxYear } from './income-tax-year.ts';
import { invite } from './invite.ts';
import { groupInvoice } from './invoice/group-invoice.ts';
import { invoice } from './invoice/invoice.ts';
import { invoiceBatch } from './invoice/invoice-batch.ts';
import { receivable } from './invoice/receivable.ts';
import { jobFailure } from './job-failure.ts';
import { lead } from './lead.ts';
import { library } from './library.ts';
import { licence } from './licence.ts';
import { licensing } from './licensing.ts';
import { log } from './log.ts';
import { lookup } from './lookup.ts';
import { mailBounce } from './mail-bounce.ts';
import { maintenance } from './maintenance.ts';
import { managementGroup } from './management-group.ts';
import { media, mediaPlaylist } from './media.ts';
import { meeting } from './meeting.ts';
import { member } from './member.ts';
import { monthlyObligation } from './monthly-obligation.ts';
import { municipalParameter } from './municipal-parameter.ts';
import { news } from './news.ts';
import { notice } from './notice.ts';
import { noticeRule } from './notice-rule.ts';
import { nps } from './nps.ts';
import { npsSurvey } from './nps-survey.ts';
import { onboarding } from './onboarding.ts';
import { overview } from './overview.ts';
import { ownAccreditation } from './own-accreditation.ts';
import { ownIncomeTax } from './own-income-tax.ts';
import { ownRequest } from './own-request.ts';
import { passwordRecovery } from './password-recovery.ts';
import { plan } from './plan.ts';
import { professional } from './professional.ts';
import { proposal } from './proposal.ts';
import { qualification } from './qualification.ts';
import { rFactor } from './r-factor.ts';
import { referral } from './referral.ts';
import { registration } from './registration.ts';
import { ruleEffect } from './rule-effect.ts';
import { savedView } from './saved-view.ts';
import { scaleTemplate } from './scale-template.ts';
import { sentDocument } from './sent-document.ts';
import { session } from './session.ts';
import { shiftAnnouncement } from './shift-announcement.ts';
import { shiftClock } from './shift-clock.ts';
import { shiftMoney } from './shift-money.ts';
import { shiftOffer } from './shift-offer.ts';
import { shiftRequest } from './shift-request.ts';
import { signature } from './signature.ts';
import { signup } from './signup.ts';
import { simulation } from './simulation.ts';
import { simulationLead } from './simulation-lead.ts';
import { staffAccreditation } from './staff-accreditation.ts';
import { staffSearch } from './staff-search.ts';
import { statement } from './statement.ts';
import { tag } from './tag.ts';
import { termsOfService } from './terms-of-service.ts';
import { twoFactor } from './two-factor.ts';
import { unit } from './unit.ts';
import { wizard } from './wizard.ts';
import { wizardContract } from './wizard-contract.ts';
import { wizardDocument } from './wizard-document.ts';
import { wizardOrder } from './wizard-order.ts';
import { wizardPartner } from './wizard-partner.ts';
import { workQueue } from './work-queue.ts';

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
