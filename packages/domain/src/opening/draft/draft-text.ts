import type { DraftClause } from './draft-form.ts';

export const DRAFT_TITLE = 'Minuta do contrato social';

/** What is signed when a draft is approved: its clauses, numbered, without what they mean in plain words, which binds nobody. */
export const draftText = (company: string, clauses: readonly Pick<DraftClause, 'title' | 'text'>[]): string =>
  [`${DRAFT_TITLE} de ${company}`, ...clauses.map(({ title, text }, index) => `Cláusula ${index + 1}ª – ${title}\n${text}`)].join('\n\n');
