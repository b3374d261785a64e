import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One change of a file's text. Throws when what it looks for is not there. */
export type Edit = (text: string, file: string) => string;

export const editFiles = (root: string, edits: Record<string, Edit[]>): void => {
  for (const [file, changes] of Object.entries(edits)) {
    const path = join(root, file);
    writeFileSync(
      path,
      changes.reduce((text, edit) => edit(text, file), readFileSync(path, 'utf8')),
    );
  }
};

export const atEnd =
  (lines: string): Edit =>
  (text) =>
    text + lines;

/** After what `anchor` matches. */
export const after =
  (anchor: string | RegExp, lines: string): Edit =>
  (text, file) => {
    const match = typeof anchor === 'string' ? (text.includes(anchor) ? anchor : null) : anchor.exec(text)?.[0];
    if (!match) throw new Error(`${file}: falta «${String(anchor).trim()}», depois do qual a linha entraria.`);
    return text.replace(match, () => match + lines);
  };

/** Into the exported object of that name, at its end. */
export const intoObject =
  (name: string, lines: string): Edit =>
  (text, file) => {
    const start = text.search(new RegExp(`^export const ${name}\\b.*= \\{`, 'm'));
    const end = text.indexOf('\n};', start);
    if (start === -1 || end === -1) throw new Error(`${file}: não há um objeto ${name}.`);
    return `${text.slice(0, end)}\n${lines}${text.slice(end)}`;
  };

/** Adds what is imported by name; a module is imported once. */
export const importing =
  (names: readonly string[], specifier: string): Edit =>
  (text) => {
    const escaped = specifier.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const line = new RegExp(`^import \\{([^}]*)\\} from '${escaped}';$`, 'm').exec(text);
    if (!line) return `import { ${names.join(', ')} } from '${specifier}';\n${text}`;
    const all = new Set([...(line[1] ?? '').split(',').map((name) => name.trim()), ...names].filter(Boolean));
    return text.replace(line[0], `import { ${[...all].join(', ')} } from '${specifier}';`);
  };

/** The same file with and without it. */
export const replacing =
  (old: string, next: string): Edit =>
  (text) =>
    text.replace(old, () => next);
