// The names of the jobs by which a survey that starts goes out: the starting asks for them, `nps.module.ts` does them.

/** Asks for a letter to each. */
export const NPS_MAIL = 'nps-surveys.mail';
export const NPS_LETTER = 'nps-surveys.letter';

export type NpsMailJob = { id: number };
export type NpsLetterJob = { id: number; user_id: number };
