// Written by `pnpm gen sync` from the folders of the nouns: looked up, not read, and as long as there are nouns.

import { accountingParameterLives } from '../modules/accounting-parameter/accounting-parameter.demo.ts';
import { accreditationLives } from '../modules/accreditation/accreditation.demo.ts';
import { analystLives } from '../modules/analyst/analyst.demo.ts';
import { boletoLives } from '../modules/boleto/boleto.demo.ts';
import { broadcastLives } from '../modules/broadcast/broadcast.demo.ts';
import { busyCalendarLives } from '../modules/busy-calendar/busy-calendar.demo.ts';
import { calendarEventLives } from '../modules/calendar-event/calendar-event.demo.ts';
import { calendarFeedLives } from '../modules/calendar-feed/calendar-feed.demo.ts';
import { cashBookLives } from '../modules/cash-book/cash-book.demo.ts';
import { closingLives } from '../modules/closing/closing.demo.ts';
import { collegeLives } from '../modules/college/college.demo.ts';
import { companyLives } from '../modules/company/company.demo.ts';
import { companyRegisterLives } from '../modules/company/register/company-register.demo.ts';
import { doctorLives } from '../modules/doctor/doctor.demo.ts';
import { announcementLives } from '../modules/duty-shift/announcement/announcement.demo.ts';
import { dutyShiftLives } from '../modules/duty-shift/duty-shift.demo.ts';
import { hoursStatementLives } from '../modules/duty-shift/hours-statement/hours-statement.demo.ts';
import { scaleTemplateLives } from '../modules/duty-shift/scale-template/scale-template.demo.ts';
import { shiftClockLives } from '../modules/duty-shift/shift-clock/shift-clock.demo.ts';
import { shiftMoneyLives } from '../modules/duty-shift/shift-money/shift-money.demo.ts';
import { shiftRequestLives } from '../modules/duty-shift/shift-request/shift-request.demo.ts';
import { groupManagerLives } from '../modules/group-manager/group-manager.demo.ts';
import { groupNoticeLives } from '../modules/group-notice/group-notice.demo.ts';
import { handoverLives } from '../modules/handover/handover.demo.ts';
import { holidayLives } from '../modules/holiday/holiday.demo.ts';
import { incomeTaxAssetLives } from '../modules/income-tax/asset/income-tax-asset.demo.ts';
import { incomeTaxDossierLives } from '../modules/income-tax/dossier/income-tax-dossier.demo.ts';
import { incomeTaxLives } from '../modules/income-tax/income-tax.demo.ts';
import { inviteLives } from '../modules/invite/invite.demo.ts';
import { invoiceLives } from '../modules/invoice/invoice.demo.ts';
import { leadLives } from '../modules/lead/lead.demo.ts';
import { licensingLives } from '../modules/licensing/licensing.demo.ts';
import { mediaLives } from '../modules/media/media.demo.ts';
import { monthlyObligationLives } from '../modules/monthly-obligation/monthly-obligation.demo.ts';
import { municipalParameterLives } from '../modules/municipal-parameter/municipal-parameter.demo.ts';
import { newsLives } from '../modules/news/news.demo.ts';
import { npsLives } from '../modules/nps/nps.demo.ts';
import { onboardingLives } from '../modules/onboarding/onboarding.demo.ts';
import { planLives } from '../modules/plan/plan.demo.ts';
import { qualificationLives } from '../modules/qualification/qualification.demo.ts';
import { rFactorLives } from '../modules/r-factor/r-factor.demo.ts';
import { registrationLives } from '../modules/registration/registration.demo.ts';
import { signupLives } from '../modules/signup/signup.demo.ts';
import { statementLives } from '../modules/statement/statement.demo.ts';
import { tagLives } from '../modules/tag/tag.demo.ts';
import { workQueueLives } from '../modules/work-queue/work-queue.demo.ts';
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
