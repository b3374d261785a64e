// A browser's own words about itself, as a person would say it. More exact ones first: Edge calls itself Chrome and Safari too.

const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const DEVICES: readonly [sign: RegExp, words: string][] = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/Macintosh|Mac OS X/, 'no Mac'],
  [/CrOS/, 'no Chromebook'],
  [/Linux/, 'no Linux'],
];

/** 'Chrome no Windows'; what is not recognised is 'Navegador desconhecido'. */
export const deviceName = (user_agent: string | null): string => {
  const named = (table: readonly [RegExp, string][]): string | undefined => table.find(([sign]) => sign.test(user_agent ?? ''))?.[1];
  const browser = named(BROWSERS);
  return browser ? [browser, named(DEVICES)].filter(Boolean).join(' ') : 'Navegador desconhecido';
};
