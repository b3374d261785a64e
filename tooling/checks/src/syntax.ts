import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Repo } from './repo.ts';

export type Import = {
  /** As written: `react`, `./unit.ts`, `@esteto/domain/shared/cpf`. */
  specifier: string;
  lazy: boolean;
  typeOnly: boolean;
  reexport: boolean;
};

/** What a module imports, lazily or not. */
export const importsOf = (repo: Repo, file: string): Import[] => {
  const text = repo.read(file);
  const { module } = parse(file, text);
  const eager = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    lazy: false,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    reexport: false,
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, lazy: false, typeOnly: isType, reexport: true }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [{ specifier: literal[1], lazy: true, typeOnly: false, reexport: false }] : [];
  });
  return [...eager, ...reexports, ...lazy];
};

/** The repository's file that a relative specifier names; null for a package. */
export const resolveRelative = (file: string, specifier: string): string | null =>
  specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;

export type Handlers = ConstructorParameters<typeof Visitor>[0];
export type { ESTree };

/** Walks a module's syntax tree. */
export const visit = (repo: Repo, file: string, handlers: Handlers): void => {
  new Visitor(handlers).visit(parse(file, repo.read(file)).program);
};

/** The texts of a module's comments. */
export const commentsOf = (repo: Repo, file: string): string[] => parse(file, repo.read(file)).comments.map(({ value }) => value);

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const parse = (file: string, text: string): ReturnType<typeof parseSync> => {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return parsed;
};
