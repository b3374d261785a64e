import { searchKey } from '../../shared/text/text.ts';

/** Those of a registry's shareholders who are not among the partners yet, as people write their names, each once. */
export const missingShareholders = (shareholders: readonly { name: string }[], partners: readonly { name: string }[]): string[] => {
  const partnerNames = new Set(partners.map(({ name }) => searchKey(name)));
  const missing = new Map(shareholders.map(({ name }) => [searchKey(name), name]));
  return [...missing].filter(([key]) => !partnerNames.has(key)).map(([, name]) => written(name));
};

/** The registry shouts: 'ANA DE SOUZA' -> 'Ana de Souza'. */
const written = (name: string): string =>
  name
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word, index) => (index > 0 && PARTICLES.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)))
    .join(' ');

const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'e']);
