// Written by `pnpm gen sync` from the folders of the nouns.
import { accountingParameterEventLabel } from '../accounting-parameter/accounting-parameter-event-label.ts';
import { accreditationEventLabel } from '../accreditation/accreditation-event-label.ts';
import { boletoEventLabel } from '../boleto/boleto-event-label.ts';
import { cashBookEventLabel } from '../cash-book/cash-book-event-label.ts';
import { certificateEventLabel } from '../certificate/certificate-event-label.ts';
import { clientEventLabel } from '../client/client-event-label.ts';
import { closingEventLabel } from '../closing/closing-event-label.ts';
import { companyEventLabel } from '../company/company-event-label.ts';
import { couponEventLabel } from '../coupon/coupon-event-label.ts';
import { dataExportEventLabel } from '../data-export/data-export-event-label.ts';
import { doctorEventLabel } from '../doctor/doctor-event-label.ts';
import { draftEventLabel } from '../draft/draft-event-label.ts';
import { fileEventLabel } from '../file/file-event-label.ts';
import { holidayEventLabel } from '../holiday/holiday-event-label.ts';
import { invoiceEventLabel } from '../invoice/invoice-event-label.ts';
import { invoiceBatchEventLabel } from '../invoice-batch/invoice-batch-event-label.ts';
import { invoiceEmailEventLabel } from '../invoice-email/invoice-email-event-label.ts';
import { invoiceRecurrenceEventLabel } from '../invoice-recurrence/invoice-recurrence-event-label.ts';
import { leadEventLabel } from '../lead/lead-event-label.ts';
import { licensingEventLabel } from '../licensing/licensing-event-label.ts';
import { maintenanceEventLabel } from '../maintenance/maintenance-event-label.ts';
import { managementGroupEventLabel } from '../management-group/management-group-event-label.ts';
import { monthlyObligationEventLabel } from '../monthly-obligation/monthly-obligation-event-label.ts';
import { municipalityEventLabel } from '../municipality/municipality-event-label.ts';
import { noticeEventLabel } from '../notice/notice-event-label.ts';
import { npsEventLabel } from '../nps/nps-event-label.ts';
import { paymentEventLabel } from '../payment/payment-event-label.ts';
import { planEventLabel } from '../plan/plan-event-label.ts';
import { rFactorEventLabel } from '../r-factor/r-factor-event-label.ts';
import { referralEventLabel } from '../referral/referral-event-label.ts';
import { registrationEventLabel } from '../registration/registration-event-label.ts';
import { savedViewEventLabel } from '../saved-view/saved-view-event-label.ts';
import { sentDocumentEventLabel } from '../sent-document/sent-document-event-label.ts';
import { shiftRequestEventLabel } from '../shift-request/shift-request-event-label.ts';
import { signupEventLabel } from '../signup/signup-event-label.ts';
import { simulationEventLabel } from '../simulation/simulation-event-label.ts';
import { statementEventLabel } from '../statement/statement-event-label.ts';
import { termsOfServiceEventLabel } from '../terms-of-service/terms-of-service-event-label.ts';
import { unitEventLabel } from '../unit/unit-event-label.ts';
import { userEventLabel } from '../user/user-event-label.ts';

/** What happened, as the history says it: every code with its words. */
export const eventLabel = {
  ...accountingParameterEventLabel,
  ...accreditationEventLabel,
  ...boletoEventLabel,
  ...cashBookEventLabel,
  ...certificateEventLabel,
  ...clientEventLabel,
  ...closingEventLabel,
  ...companyEventLabel,
  ...couponEventLabel,
  ...dataExportEventLabel,
  ...doctorEventLabel,
  ...draftEventLabel,
  ...fileEventLabel,
  ...holidayEventLabel,
  ...invoiceBatchEventLabel,
  ...invoiceEmailEventLabel,
  ...invoiceEventLabel,
  ...invoiceRecurrenceEventLabel,
  ...leadEventLabel,
  ...licensingEventLabel,
  ...maintenanceEventLabel,
  ...managementGroupEventLabel,
  ...monthlyObligationEventLabel,
  ...municipalityEventLabel,
  ...noticeEventLabel,
  ...npsEventLabel,
  ...paymentEventLabel,
  ...planEventLabel,
  ...rFactorEventLabel,
  ...referralEventLabel,
  ...registrationEventLabel,
  ...savedViewEventLabel,
  ...sentDocumentEventLabel,
  ...shiftRequestEventLabel,
  ...signupEventLabel,
  ...simulationEventLabel,
  ...statementEventLabel,
  ...termsOfServiceEventLabel,
  ...unitEventLabel,
  ...userEventLabel,
};
