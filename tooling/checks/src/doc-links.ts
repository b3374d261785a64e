import { posix } from 'node:path';
import type { Check } from './check.ts';
import { type Repo, sources } from './repo.ts';
import { commentsOf } from './syntax.ts';

/**
 * What the documents point to is there: links, their headings, pictures, and the paths that they name in `code`. So are the pages that comments
 * cite.
 */
export const docLinks: Check = {
  name: 'documentos',
  run: (repo) => {
    const documents = repo.files.filter((file) => file.endsWith('.md'));
    const folders = new Set(repo.files.flatMap(parentsOf));
    const exists = (path: string): boolean => repo.has(path) || folders.has(path.replace(/\/$/, ''));
    return {
      note: `${documents.length} documentos`,
      problems: [
        ...documents.flatMap((file) => inDocument(repo, file, exists)),
        ...sources(repo).flatMap((file) => inComments(repo, file)),
      ],
    };
  },
};

const inDocument = (repo: Repo, file: string, exists: (path: string) => boolean): string[] => {
  const text = repo.read(file).replaceAll(/^```[\s\S]*?^```/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  const paths = [...text.matchAll(/`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g)].map((match) => match[1] ?? '');
  return [
    ...targets.filter((target) => !leadsSomewhere(repo, file, target, exists)).map((target) => `${file}: o link ${target} não leva a nada`),
    ...paths.filter((path) => !exists(path)).map((path) => `${file}: \`${path}\` não existe`),
  ];
};

/** A comment names a page by its path from the root, or from its own folder. */
const inComments = (repo: Repo, file: string): string[] =>
  commentsOf(repo, file)
    .flatMap((comment) => comment.match(/[\w./-]+\.md\b/g) ?? [])
    .filter((page) => !repo.has(page) && !repo.has(posix.join(posix.dirname(file), page)))
    .map((page) => `${file}: um comentário cita ${page}, que não existe`);

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
