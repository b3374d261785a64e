import type { Check } from './check.ts';
import { sources } from './repo.ts';

/** Switching a tool off needs a reason that others can judge; switching the types off is never needed. */
export const suppressions: Check = {
  name: 'supressões',
  run: (repo) => {
    const marks = sources(repo)
      .filter((file) => !APART.test(file))
      .flatMap((file) =>
        repo
          .read(file)
          .split('\n')
          .flatMap((line, index) => {
            const mark = MARK.exec(line);
            return mark ? [{ at: `${file}:${index + 1}`, mark: mark[0], line }] : [];
          }),
      );
    return {
      note: `${marks.length} ao todo`,
      problems: marks.flatMap(({ at, mark, line }) => {
        if (FORBIDDEN.test(mark)) return [`${at}: ${mark} não é aceito; use @ts-expect-error com a razão`];
        return hasReason(mark, line) ? [] : [`${at}: ${mark} sem a razão (${mark.startsWith('@ts') ? 'texto depois' : '-- texto'})`];
      }),
    };
  },
};

const MARK =
  /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable(?:-next-line|-line)?|biome-ignore(?:-all)?|prettier-ignore|(?:v8|c8|istanbul) ignore/;
const FORBIDDEN = /@ts-(?:ignore|nocheck)|prettier|ignore (?:next|file)/;
const APART = /^tooling\/checks\/src\/(suppressions(\.test)?|lint\.test)\.ts$/;

/** At least two words. */
const hasReason = (mark: string, line: string): boolean => {
  const after = line.slice(line.indexOf(mark) + mark.length).replace(/\*\/.*$/, '');
  const reason = mark.startsWith('@ts')
    ? after
    : mark.startsWith('biome')
      ? (after.split(':').slice(1).join(':') ?? '')
      : (after.split(' -- ')[1] ?? '');
  return reason.trim().split(/\s+/).length >= 2;
};
