import { formatCompetence, formatCompetenceLong, formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { searchKey } from '../../shared/text/text.ts';

// The description of a service as a text with holes: '{plantões}', '{competência}' and '{contrato}', and no others.

export const PLACEHOLDERS = ['plantões', 'competência', 'contrato'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What fills each hole; null or nothing but spaces when nobody has said it. */
export type PlaceholderValues = Record<Placeholder, string | null>;

export type FilledDescription = {
  text: string;
  /** Known placeholders of the text that have no value. */
  missing: Placeholder[];
  /** What stands between braces and is no placeholder, as it was typed. */
  unknown: string[];
};

/** '{competência}', as it is written into a text. */
export const placeholderText = (name: Placeholder): string => `{${name}}`;

/**
 * Fills the holes of a description. A placeholder is known without its accents, in any case and with spaces inside the braces. One without a value
 * and one that is unknown stay as they were typed and are told, each once, in the order of the text. What is filled in is never read again.
 */
export const fillDescription = (template: string, values: PlaceholderValues): FilledDescription => {
  const missing = new Set<Placeholder>();
  const unknown = new Set<string>();
  const text = template.replace(BRACES, (typed: string, inside: string) => {
    const name = placeholderOf(inside);
    if (!name) {
      unknown.add(typed);
      return typed;
    }
    const value = values[name]?.trim();
    if (!value) missing.add(name);
    return value || typed;
  });
  return { text, missing: [...missing], unknown: [...unknown] };
};

/** Whether a text asks for this placeholder. */
export const asksFor = (template: string, name: Placeholder): boolean =>
  [...template.matchAll(BRACES)].some(([, inside = '']) => placeholderOf(inside) === name);

/** What an invoice knows to fill a description with: `competence` 'YYYY-MM', or what was typed of it. */
export const placeholderValues = (facts: {
  competence: string | null;
  shifts: string | null;
  contract_number: string | null;
}): PlaceholderValues => ({
  plantões: facts.shifts,
  competência: facts.competence && formatCompetenceLong(facts.competence),
  contrato: facts.contract_number,
});

/** One sentence about the braces that are left as they were typed; null when there are none. */
export const unknownNote = (unknown: readonly string[]): string | null => {
  if (unknown.length === 0) return null;
  const placeholders = new Intl.ListFormat('pt-BR').format(PLACEHOLDERS.map(placeholderText));
  const subject = unknown.length === 1 ? `${unknown[0]} não é preenchido e fica` : `${unknown.join(', ')} não são preenchidos e ficam`;
  return `${subject} como você escreveu. Preenchemos ${placeholders}.`;
};

export const missingNote: Record<Placeholder, string> = {
  plantões: 'Escreva os plantões que entram no lugar de {plantões}.',
  competência: 'Escolha a competência que entra no lugar de {competência}.',
  contrato: 'O cadastro do tomador não tem número de contrato: preencha lá ou tire {contrato} do texto.',
};

/**
 * The description of one month for another: the former competence, wherever it is written as 'outubro de 2026', 'out/2026' or '10/2026', becomes
 * the next one. Nothing else is touched.
 */
export const descriptionForMonth = (description: string, from: string, to: string): string =>
  WAYS_TO_WRITE.reduce((text, write) => text.replace(wholeWord(write(from)), () => write(to)), description);

/** The description of a month for every month: the competence, wherever it is written, becomes '{competência}'. Nothing else is touched. */
export const descriptionForEveryMonth = (description: string, competence: string): string =>
  WAYS_TO_WRITE.reduce((text, write) => text.replace(wholeWord(write(competence)), () => placeholderText('competência')), description);

const BRACES = /\{([^{}\r\n]*)\}/g;

const placeholderOf = (inside: string): Placeholder | undefined => {
  const key = searchKey(inside);
  return PLACEHOLDERS.find((name) => searchKey(name) === key);
};

const WAYS_TO_WRITE = [formatCompetenceLong, formatCompetence, formatCompetenceNumeric];

/** Not inside a longer number or word: '10/2026' is no part of '20/10/2026'. */
const wholeWord = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\d/])${text}(?![\\p{L}\\d/])`, 'giu');
