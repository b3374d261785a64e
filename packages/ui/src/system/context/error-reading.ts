/** What a failed call means for a person: `fields` holds the messages of a 422 by path ('address.cep'); a warning is no fault of what was typed. */
export type ErrorReading = { message: string; fields: Record<string, string[]>; status?: number; code?: string; tone?: 'warning' };

/** What is shown of one beside what was tried. */
export type ShownProblem = { message: string | null; tone?: 'warning' };
