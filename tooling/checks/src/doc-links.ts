import { posix } from 'node:path';
import type { Check } from './check.ts';
import type { Repo } from './repo.ts';

/** What the documents point to is there: links, their headings, pictures, and the paths that they name in `code`. */
export const docLinks: Check = {
  name: 'documentos',
  run: (repo) => {
    const documents = repo.files.filter((file) => file.endsWith('.md'));
    const folders = new Set(repo.files.flatMap(parentsOf));
    return {
      note: `${documents.length} documentos`,
      problems: documents.flatMap((file) => {
        const text = repo.read(file).replaceAll(/^```[\s\S]*?^```/gm, '');
        const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
        const paths = [...text.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map((match) => match[1] ?? '');
        const exists = (path: string): boolean => repo.has(path) || folders.has(path.replace(/\/$/, ''));
        return [
          ...targets
            .filter((target) => !leadsSomewhere(repo, file, target, exists))
            .map((target) => `${file}: o link ${target} não leva a nada`),
          ...paths.filter((path) => !exists(path)).map((path) => `${file}: \`${path}\` não existe`),
        ];
      }),
    };
  },
};

const leadsSomewhere = (repo: Repo, file: string, target: string, exists: (path: string) => boolean): boolean => {
  if (/^(?:https?|mailto):/.test(target)) return true;
  const [path = '', heading] = target.split('#');
  const document = path === '' ? file : posix.join(posix.dirname(file), decodeURI(path));
  if (!exists(document)) return false;
  return heading === undefined || !document.endsWith('.md') || headingsOf(repo.read(document)).includes(heading);
};

/** As GitHub makes them: lower case, punctuation dropped, spaces as hyphens. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ +(.+)$/gm)].map(([, title = '']) =>
    title
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const parentsOf = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
