// Who read a calendar by its link: the program that asked, by the name that it gives itself.

/** Programs that people know, by what they call themselves. The first that fits. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/Google-Calendar|GoogleCalendar|Googlebot|google\.com/i, 'Google Agenda'],
  [/Microsoft Exchange|Microsoft Office|Outlook|OWA/i, 'Outlook'],
  [/Thunderbird|Lightning/i, 'Thunderbird'],
  [/DAVx|ICSx/i, 'ICSx⁵'],
  [/dataaccessd|CalendarAgent|iOS\/|iCal|macOS\/|accountsd/i, 'Apple Calendário'],
  [/Edg\/|Firefox\/|Chrome\/|Safari\//, 'Um navegador'],
];

const LONGEST = 40;

/** 'Google Agenda' of a known one; else the first word of the name it gives, or that it gives none. */
export const readerName = (user_agent: string | null): string => {
  const program = (user_agent ?? '').replaceAll(/[^\p{L}\p{N} ._/+()-]/gu, '').trim();
  if (!program) return 'Um programa sem nome';
  const reader = KNOWN.find(([pattern]) => pattern.test(program));
  return reader ? reader[1] : (program.split(/[/ (]/)[0] ?? '').slice(0, LONGEST) || 'Um programa sem nome';
};
