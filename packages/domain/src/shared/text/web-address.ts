// What a mail program makes a link of, wherever it stands in a text: a stranger who reads a name must not be led anywhere by it.

/** Endings that stand for an address alone; others ('Ltda.ME') only with a path behind them. */
const ENDINGS =
  'com|net|org|br|info|biz|io|app|dev|xyz|top|site|online|store|shop|club|live|link|click|page|web|tv|ly|gg|gl|pt|us|uk|ru|cn';

const ADDRESS = new RegExp(
  [
    '://',
    '\\bhttps?:',
    '\\bwww\\s?\\.',
    '@',
    `[\\p{L}\\p{N}]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    '[\\p{L}\\p{N}]\\.\\p{L}{2,24}(?::\\d{1,5})?[/?#]',
    '\\b\\d{1,3}(?:\\.\\d{1,3}){3}\\b',
  ].join('|'),
  'iu',
);

/** Whether a text holds the address of a site or an e-mail, also in letters that only look like dots and slashes, or with invisible ones between. */
export const hasWebAddress = (text: string): boolean =>
  ADDRESS.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\u3002\uff61]/g, '.'),
  );
