import { posix } from 'node:path';
import type { Repo } from './repo.ts';

export type Manifest = {
  name: string;
  /** Files that do something when they are imported; a bundler leaves out any other that nobody takes something from. */
  sideEffects?: boolean | string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** One workspace package. `files` are its own, relative to its folder, without package.json. */
export type Package = { folder: string; manifest: Manifest; files: string[] };

/** The packages of the workspace, the root first (folder `.`). */
export const packagesOf = (repo: Repo): Package[] =>
  repo.files
    .filter((file) => /^(?:(?:apps|packages|tooling)\/[^/]+\/)?package\.json$/.test(file))
    .map((file) => {
      const folder = posix.dirname(file);
      const inside = repo.files.filter(
        (other) => other !== file && (folder === '.' ? !WORKSPACE.test(other) : other.startsWith(`${folder}/`)),
      );
      return {
        folder,
        manifest: JSON.parse(repo.read(file)) as Manifest,
        files: inside.map((path) => posix.relative(folder, path)),
      };
    })
    .toSorted((a, b) => Number(b.folder === '.') - Number(a.folder === '.') || a.folder.localeCompare(b.folder));

export const dependenciesOf = ({ manifest }: Package): [name: string, version: string][] =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies, manifest.peerDependencies].flatMap((group) =>
    Object.entries(group ?? {}),
  );

const WORKSPACE = /^(?:apps|packages|tooling)\//;
