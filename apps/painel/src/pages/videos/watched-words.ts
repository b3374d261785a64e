/** '62 %'; null where nobody can tell: a link, or nobody watched. */
export const watchedWords = (part: number | null): string | null => (part === null ? null : `${Math.round(part * 100)} %`);
