import { searchKey } from './text.ts';

/** A word of a client's name. `cut`: written with a full stop or as one letter, so that it stands for every word that begins so. */
export type NameWord = { text: string; weight: number; cut: boolean; number: boolean };

/**
 * The words of a name that say who it is: without accents, case, marks, company suffixes and little words; abbreviations written out, numbers
 * as digits. What many clients are called weighs less than what only one is called.
 */
export const nameWords = (name: string): NameWord[] =>
  [...name.replace(SUFFIX_IN_LETTERS, ' ').matchAll(/([\p{L}\p{N}\p{M}]+)(\.?)/gu)]
    .map(([, word, stop]) => ({ key: searchKey(word ?? ''), stop: stop === '.' }))
    .map(({ key, stop }, at, all) => {
      const isLast = at === all.length - 1;
      const text = NUMBERS.get(key) ?? romanNumber(key, isLast) ?? writtenOut(key, all[at - 1]?.key);
      const number = /\d/.test(text);
      return { text, weight: weightOf(text, isLast), cut: !number && text === key && (stop || key.length === 1), number };
    })
    .filter(({ text }) => !MUTE.has(text));

/** 'S/A', 'S.A.', 'S/S' are no words. */
const SUFFIX_IN_LETTERS = /(?<![\p{L}\p{N}])s\s?[./]\s?[as](?![\p{L}\p{N}])\.?/giu;

/** 'S.' is 'São', but 'Senhora' after the 'N.' of 'Nossa'. */
const writtenOut = (key: string, before: string | undefined): string =>
  key === 's' && before === 'n' ? 'senhora' : (SHORT.get(key) ?? key);

const weightOf = (word: string, isLast: boolean): number => {
  if (BOILERPLATE.has(word)) return 0.1;
  // 'Centro Médico' is a kind; 'Unidade Centro' is a place.
  return KINDS.has(word) && !(isLast && word === 'centro') ? 0.3 : 1;
};

/** 'Pio XII' is not 'Pio XI'. A single letter is a numeral only where a name ends. */
const romanNumber = (word: string, isLast: boolean): string | undefined => {
  if (!/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(word) || (word.length === 1 && !isLast)) return;
  const values = [...word].map((letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0);
  return String(values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0));
};

const NUMBERS = new Map([
  ['dois', '2'],
  ['sete', '7'],
  ['nove', '9'],
  ['treze', '13'],
  ['quinze', '15'],
]);

const SHORT = new Map([
  ['amb', 'ambulatorio'],
  ['assoc', 'associacao'],
  ['benef', 'beneficente'],
  ['clin', 'clinica'],
  ['clinicas', 'clinica'],
  ['coop', 'cooperativa'],
  ['ctro', 'centro'],
  ['dra', 'dr'],
  ['fund', 'fundacao'],
  ['hosp', 'hospital'],
  ['inst', 'instituto'],
  ['lab', 'laboratorio'],
  ['mat', 'maternidade'],
  ['med', 'medico'],
  ['medica', 'medico'],
  ['medicas', 'medico'],
  ['medicos', 'medico'],
  ['mun', 'municipal'],
  ['municipio', 'prefeitura'],
  ['n', 'nossa'],
  ['ns', 'nossa'],
  ['nsa', 'nossa'],
  ['pref', 'prefeitura'],
  ['reg', 'regional'],
  ['s', 'sao'],
  ['serv', 'servico'],
  ['servicos', 'servico'],
  ['sr', 'senhor'],
  ['sra', 'senhora'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['st', 'santo'],
]);

/** Company suffixes, little words, and hours that say nothing of who it is. */
const MUTE = new Set('ltda limitada sa me epp eireli slu ss cia companhia de da do das dos e em na no para the 24 24h horas'.split(' '));

/** What statutes put around a name. */
const BOILERPLATE = new Set(
  (
    'associacao irmandade sociedade beneficente filantropica misericordia cooperativa trabalho servico empresa grupo rede ' +
    'assistencia medico hospitalar hospitalares atendimento unidade gestora operadora planos'
  ).split(' '),
);

/** What many clients are. */
const KINDS = new Set(
  (
    'hospital clinica centro instituto fundacao laboratorio maternidade pronto socorro ambulatorio prefeitura municipal estadual federal ' +
    'regional geral santa santo sao nossa senhora senhor casa saude dr upa ubs'
  ).split(' '),
);
