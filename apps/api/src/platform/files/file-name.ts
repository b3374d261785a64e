import type { FileKind } from '@esteto/domain/company/file/file-kinds';

const LONGEST = 120;

/** Endings of each kind; another one is replaced by the first. */
const ENDINGS: Record<FileKind, readonly string[]> = {
  pdf: ['pdf'],
  xml: ['xml'],
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  heic: ['heic', 'heif'],
  pfx: ['pfx', 'p12'],
  ofx: ['ofx'],
  csv: ['csv', 'txt'],
  xlsx: ['xlsx'],
  ics: ['ics'],
  dec: ['dec', 'dbk'],
  zip: ['zip'],
};

/** The last part of whatever path a browser or an attacker sent, without what no file system likes: control and direction characters among it. */
export const safeName = (name: string): string => {
  const last = (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[^\p{Letter}\p{Mark}\p{Number} ._()-]/gu, '_');
  // Whole characters, and the end of a name, which tells more than its beginning.
  return (
    [...last]
      .slice(-LONGEST)
      .join('')
      .replace(/^[. ]+/, '') || 'arquivo'
  );
};

/** The same, ending as what the file is: whoever downloads it must not open a page or a program. */
export const nameOfKind = (name: string, kind: FileKind): string => {
  const safe = safeName(name);
  const [, base = safe, ending = ''] = /^(.+)\.([a-z\d]{1,8})$/i.exec(safe) ?? [];
  if (ENDINGS[kind].includes(ending.toLowerCase())) return safe;
  const [right = kind] = ENDINGS[kind];
  return `${[...base].slice(0, LONGEST - right.length - 1).join('')}.${right}`;
};
