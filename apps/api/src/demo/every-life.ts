// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { busyCalendarLives } from '../modules/agenda/busy-calendar/busy-calendar.demo.ts';
import { calendarEventLives } from '../modules/agenda/calendar-event/calendar-event.demo.ts';
import { calendarFeedLives } from '../modules/agenda/calendar-feed/calendar-feed.demo.ts';
import { holidayLives } from '../modules/agenda/holiday/holiday.demo.ts';
import { invoiceLives } from '../modules/billing/invoice/invoice.demo.ts';
import { municipalParameterLives } from '../modules/billing/municipal-parameter/municipal-parameter.demo.ts';
import { collegeLives } from '../modules/company/college/college.demo.ts';
import { companyLives } from '../modules/company/company/company.demo.ts';
import { companyRegisterLives } from '../modules/company/company/register/company-register.demo.ts';
import { doctorLives } from '../modules/company/doctor/doctor.demo.ts';
import { tagLives } from '../modules/company/tag/tag.demo.ts';
import { accreditationLives } from '../modules/duty/accreditation/accreditation.demo.ts';
import { announcementLives } from '../modules/duty/duty-shift/announcement/announcement.demo.ts';
import { dutyShiftLives } from '../modules/duty/duty-shift/duty-shift.demo.ts';
import { hoursStatementLives } from '../modules/duty/duty-shift/hours-statement/hours-statement.demo.ts';
import { scaleTemplateLives } from '../modules/duty/duty-shift/scale-template/scale-template.demo.ts';
import { shiftClockLives } from '../modules/duty/duty-shift/shift-clock/shift-clock.demo.ts';
import { shiftMoneyLives } from '../modules/duty/duty-shift/shift-money/shift-money.demo.ts';
import { shiftRequestLives } from '../modules/duty/duty-shift/shift-request/shift-request.demo.ts';
import { groupManagerLives } from '../modules/duty/group-manager/group-manager.demo.ts';
import { groupNoticeLives } from '../modules/duty/group-notice/group-notice.demo.ts';
import { qualificationLives } from '../modules/duty/qualification/qualification.demo.ts';
import { inviteLives } from '../modules/identity/invite/invite.demo.ts';
import { boletoLives } from '../modules/money/boleto/boleto.demo.ts';
import { cashBookLives } from '../modules/money/cash-book/cash-book.demo.ts';
import { accountingParameterLives } from '../modules/month/accounting-parameter/accounting-parameter.demo.ts';
import { closingLives } from '../modules/month/closing/closing.demo.ts';
import { monthlyObligationLives } from '../modules/month/monthly-obligation/monthly-obligation.demo.ts';
import { rFactorLives } from '../modules/month/r-factor/r-factor.demo.ts';
import { statementLives } from '../modules/month/statement/statement.demo.ts';
import { analystLives } from '../modules/office/analyst/analyst.demo.ts';
import { broadcastLives } from '../modules/office/broadcast/broadcast.demo.ts';
import { mediaLives } from '../modules/office/media/media.demo.ts';
import { newsLives } from '../modules/office/news/news.demo.ts';
import { npsLives } from '../modules/office/nps/nps.demo.ts';
import { workQueueLives } from '../modules/office/work-queue/work-queue.demo.ts';
import { handoverLives } from '../modules/opening/handover/handover.demo.ts';
import { leadLives } from '../modules/opening/lead/lead.demo.ts';
import { licensingLives } from '../modules/opening/licensing/licensing.demo.ts';
import { onboardingLives } from '../modules/opening/onboarding/onboarding.demo.ts';
import { registrationLives } from '../modules/opening/registration/registration.demo.ts';
import { signupLives } from '../modules/opening/signup/signup.demo.ts';
import { planLives } from '../modules/plan/plan/plan.demo.ts';
import { incomeTaxAssetLives } from '../modules/tax/income-tax/asset/income-tax-asset.demo.ts';
import { incomeTaxDossierLives } from '../modules/tax/income-tax/dossier/income-tax-dossier.demo.ts';
import { incomeTaxLives } from '../modules/tax/income-tax/income-tax.demo.ts';
import type { Stage } from './demo-stage.ts';
import type { Life } from './demo-time.ts';

/** What happens in the demo data, noun by noun. */
export const everyLife = (stage: Stage): Life[] => [
  ...accountingParameterLives(stage),
  ...accreditationLives(stage),
  ...analystLives(stage),
  ...announcementLives(stage),
  ...boletoLives(stage),
  ...broadcastLives(stage),
  ...busyCalendarLives(stage),
  ...calendarEventLives(stage),
  ...calendarFeedLives(stage),
  ...cashBookLives(stage),
  ...closingLives(stage),
  ...collegeLives(stage),
  ...companyLives(stage),
  ...companyRegisterLives(stage),
  ...doctorLives(stage),
  ...dutyShiftLives(stage),
  ...groupManagerLives(stage),
  ...groupNoticeLives(stage),
  ...handoverLives(stage),
  ...holidayLives(stage),
  ...hoursStatementLives(stage),
  ...incomeTaxLives(stage),
  ...incomeTaxAssetLives(stage),
  ...incomeTaxDossierLives(stage),
  ...inviteLives(stage),
  ...invoiceLives(stage),
  ...leadLives(stage),
  ...licensingLives(stage),
  ...mediaLives(stage),
  ...monthlyObligationLives(stage),
  ...municipalParameterLives(stage),
  ...newsLives(stage),
  ...npsLives(stage),
  ...onboardingLives(stage),
  ...planLives(stage),
  ...qualificationLives(stage),
  ...rFactorLives(stage),
  ...registrationLives(stage),
  ...scaleTemplateLives(stage),
  ...shiftClockLives(stage),
  ...shiftMoneyLives(stage),
  ...shiftRequestLives(stage),
  ...signupLives(stage),
  ...statementLives(stage),
  ...tagLives(stage),
  ...workQueueLives(stage),
];
