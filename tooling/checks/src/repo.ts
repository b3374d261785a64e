import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tree that the checks read: a folder of the disk, or a few texts in a test. Paths are relative to its root, with `/`. */
export type Repo = {
  files: string[];
  has: (path: string) => boolean;
  read: (path: string) => string;
  /** Where it lies on the disk; null for a tree of texts. */
  root: string | null;
};

/** The repository on the disk, without what .gitignore names: a check must see the same with and without git. */
export const repoAt = (root: string): Repo => {
  const ignored = ignoredNames(readFileSync(join(root, '.gitignore'), 'utf8'));
  const files = filesBelow(root, '', ignored).toSorted();
  const texts = new Map<string, string>();
  const paths = new Set(files);
  return {
    root,
    files,
    has: (path) => paths.has(path),
    read: (path) => {
      const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
      texts.set(path, text);
      return text;
    },
  };
};

/** A tree of texts, for tests. */
export const repoOf = (texts: Record<string, string>): Repo => ({
  root: null,
  files: Object.keys(texts).toSorted(),
  has: (path) => path in texts,
  read: (path) => texts[path] ?? '',
});

/** Our TypeScript and JavaScript. */
export const sources = (repo: Repo): string[] => repo.files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));

/** What runs only beside the product: tests, stories, examples, and what they share. */
export const isTest = (file: string): boolean =>
  /\.(test|stories|examples)\.[a-z]+$|\/testing\/|\/\.storybook\/|^tooling\/e2e\//.test(file);

const filesBelow = (root: string, folder: string, ignored: (name: string) => boolean): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(root, path, ignored);
    return entry.isFile() ? [path] : [];
  });

/** Ours names plain files and folders, at most with a leading `*`. */
const ignoredNames = (gitignore: string) => {
  const patterns = gitignore.split('\n').map((line) => line.trim().replace(/\/$/, ''));
  const names = new Set(['.git', ...patterns.filter((pattern) => pattern && !pattern.startsWith('#') && !pattern.startsWith('*'))]);
  const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1));
  return (name: string): boolean => names.has(name) || endings.some((ending) => name.endsWith(ending));
};
