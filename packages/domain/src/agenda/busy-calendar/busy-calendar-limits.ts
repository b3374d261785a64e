// How much of somebody's other calendar is read, and why one is refused: sentences that stand beside it.

export const MOST_BUSY_CALENDARS = 10;
export const TOO_MANY_BUSY_CALENDARS = `Você já importou ${MOST_BUSY_CALENDARS} agendas. Remova uma que não usa mais.`;

export const MOST_CALENDAR_BYTES = 5 * 1024 * 1024;
export const CALENDAR_PATIENCE_MS = 10_000;
export const MOST_REDIRECTS = 3;
/** Busy times that are kept of one calendar, the next ones first. */
export const MOST_BUSY_TIMES = 5_000;
/** Steps of rules that are gone through for one calendar: a dozen daily rules of ten years, or a second of work. */
export const MOST_RULE_STEPS = 50_000;
/** Days before and after today. */
export const BUSY_WINDOW = { before: 31, after: 400 };

export const CALENDAR_PROBLEMS = [
  'not_calendar',
  'too_large',
  'too_slow',
  'too_many_redirects',
  'unsafe_address',
  'not_https',
  'not_found',
  'needs_login',
  'no_answer',
  'bad_answer',
  'endless_rule',
  'unknown_host',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const calendarProblemText: Record<CalendarProblem, string> = {
  not_calendar: 'O que está aí não é uma agenda no formato .ics.',
  too_large: 'A agenda é grande demais. O limite é 5 MB.',
  too_slow: 'A agenda demorou mais de 10 segundos para ser lida.',
  too_many_redirects: 'O endereço leva a outro, e a outro, sem chegar a uma agenda.',
  unsafe_address: 'O endereço leva a uma rede interna. Use o link público da agenda.',
  not_https: 'O endereço precisa ser https:// ou webcal://, sem senha e sem número de porta.',
  not_found: 'Não há mais agenda neste endereço. Copie o link de novo no outro programa.',
  needs_login: 'O endereço pede senha. Use o link secreto da agenda, que abre sem ela.',
  no_answer: 'O endereço não respondeu. Tentaremos de novo em algumas horas.',
  bad_answer: 'O endereço respondeu com um erro. Tentaremos de novo em algumas horas.',
  endless_rule: 'A agenda tem eventos que se repetem vezes demais para serem lidos.',
  unknown_host: 'Não há site com este endereço. Confira se o link está completo.',
};
