import type { Check } from './check.ts';
import { isTest, sources } from './repo.ts';
import { lineAt, visit } from './syntax.ts';

/** Colours have meanings (`fg.muted`, `status.waiting`); their values live in packages/ui, light and dark side by side. */
export const colors: Check = {
  name: 'cores',
  run: (repo) => {
    const files = sources(repo).filter((file) => /^(apps\/(?!api\/)[^/]+|packages\/(auth|shell))\/src\//.test(file) && !isTest(file));
    const problems = files.flatMap((file) => {
      const problems: string[] = [];
      visit(repo, file, {
        Literal: ({ value, start }) => {
          if (typeof value === 'string' && RAW.test(value)) problems.push(`${file}:${lineAt(repo.read(file), start)}: cor crua: ${value}`);
        },
      });
      return problems;
    });
    return { problems };
  },
};

const RAW =
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\(|^[a-z]+\.(?:50|[1-9]00|950)(?:\/\d+)?$/i;
