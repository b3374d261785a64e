/**
 * What keeps a DPS from being accepted. `path` from infDPS ('prest.CNPJ'), `code` the official one that the national system would answer (Anexo I of
 * the layout, version 1.01 of 2026-02-09), null where the rule is the product's own.
 */
export type Problem = { path: string; code: string | null; message: string };

/** Whether a rule is broken, and what is said then. */
export type Rule = [isBroken: boolean, path: string, code: string | null, message: string];

export const broken = (rules: readonly Rule[]): Problem[] =>
  rules.filter(([isBroken]) => isBroken).map(([, path, code, message]) => ({ path, code, message }));

/** 'Falha no esquema XML do DF-e': a field does not have the form that the schema demands. */
export const SCHEMA = 'E1235';

/** One line of Latin letters with no space at either end (TSString). */
export const isLine = (text: string, most: number, least = 1): boolean =>
  text.length >= least && text.length <= most && /^[!-ÿ](?:[ -ÿ]*[!-ÿ])?$/.test(text);

/** Any text of one character or more. */
export const hasLength = (text: string, most: number): boolean => text.length >= 1 && text.length <= most;

/** How many of the fields that exclude each other are there. */
export const countGiven = (...fields: unknown[]): number => fields.filter((field) => field !== undefined).length;
