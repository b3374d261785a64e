import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as portuguese, translations } from '@zxcvbn-ts/language-pt-br';

// How hard a password is to guess, by the lists of passwords that leaked and of Portuguese names and words. Heavy: in a browser only what loads late
// may import it.

export const PASSWORD_LEVELS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number];

export const passwordLevelLabel: Record<PasswordLevel, string> = { weak: 'Fraca', fair: 'Razoável', good: 'Boa', strong: 'Forte' };

/** `advice`: why it is easy to guess, and what would make it harder; null where there is nothing to say. */
export type PasswordStrength = { level: PasswordLevel; advice: string | null };

/** `about`: what whoever knows the person tries first, as name and e-mail. */
export const passwordStrength = (password: string, about: readonly (string | null | undefined)[] = []): PasswordStrength => {
  const personalWords = about.flatMap((text) => (text ?? '').split(/[\s@.]+/)).filter((word) => word.length > 2);
  if (about.some((text) => isOwnName(password, text))) return { level: 'weak', advice: [REASONS.userInputs, MORE_WORDS].join(' ') };
  const { score, feedback } = estimator().check(password, [...personalWords, ...OF_THE_PRODUCT]);
  const level = LEVEL_OF_SCORE[score] ?? 'weak';
  const isEasy = level === 'weak' || level === 'fair';
  return { level, advice: isEasy ? [feedback.warning, MORE_WORDS].filter(Boolean).join(' ') : null };
};

/** The e-mail, or what stands before its @: long or odd, it is written on every message that they send. */
const isOwnName = (password: string, text: string | null | undefined): boolean => {
  const [name, host] = (text ?? '').trim().toLowerCase().split('@');
  const typed = password.trim().toLowerCase();
  return host !== undefined && (typed === name || typed === `${name}@${host}`);
};

/** What to tell a person who chose a password that would be guessed soon; null for one that may stand. */
export const weakPasswordProblem = (password: string, about: readonly (string | null | undefined)[] = []): string | null => {
  const { level, advice } = passwordStrength(password, about);
  return level === 'weak' ? ['Senha fácil de adivinhar.', advice].filter(Boolean).join(' ') : null;
};

const OF_THE_PRODUCT = ['esteto', 'medico', 'medicina', 'doutor', 'hospital'];

/** Levels by the library's score, from 0 to 4: 10^6, 10^8 and 10^10 guesses are the steps. */
const LEVEL_OF_SCORE: readonly PasswordLevel[] = ['weak', 'weak', 'fair', 'good', 'strong'];

const MORE_WORDS = 'Junte três ou quatro palavras sem relação entre si.';

/** The library's reasons in our words. */
const REASONS: Record<keyof typeof translations.warnings, string> = {
  straightRow: 'Teclas vizinhas são as primeiras que se tentam.',
  keyPattern: 'Desenhos no teclado são fáceis de adivinhar.',
  simpleRepeat: 'Letras repetidas são fáceis de adivinhar.',
  extendedRepeat: 'Sílabas repetidas são fáceis de adivinhar.',
  sequences: 'Sequências como abc ou 123 são fáceis de adivinhar.',
  recentYears: 'Anos recentes são fáceis de adivinhar.',
  dates: 'Datas são fáceis de adivinhar.',
  topTen: 'Está entre as dez senhas mais usadas.',
  topHundred: 'Está entre as cem senhas mais usadas.',
  common: 'É uma senha que muita gente usa.',
  similarToCommon: 'Parece uma senha que muita gente usa.',
  wordByItself: 'Uma palavra só é fácil de adivinhar.',
  namesByThemselves: 'Um nome só é fácil de adivinhar.',
  commonNames: 'Nomes são fáceis de adivinhar.',
  userInputs: 'Quem conhece você tentaria isto primeiro.',
  pwned: 'Esta senha já vazou na internet.',
};

let made: ZxcvbnFactory | null = null;

/** Made once, at the first question: it sorts its lists. */
const estimator = (): ZxcvbnFactory => {
  made ??= new ZxcvbnFactory({
    dictionary: {
      ...common,
      firstnames: portuguese['firstnames-pt-br'],
      lastnames: portuguese['lastnames-pt-br'],
      commonWords: portuguese['commonWords-pt-br'],
    },
    graphs: adjacencyGraphs,
    translations: { ...translations, warnings: REASONS },
    maxLength: 128,
  });
  return made;
};
