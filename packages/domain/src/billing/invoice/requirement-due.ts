import { businessDayOnOrAfter } from '../../shared/date/business-day.ts';
import { addDays } from '../../shared/date/date.ts';

// Apart from the form, which every list loads with its contract: holidays are for who opens one.

/** The last day to answer that is offered first: five days from today, or the business day after. */
export const suggestedDue = (today: string): string => businessDayOnOrAfter(addDays(today, 5));
