import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ROOT } from './built-apps.ts';

const FOLDER = join(ROOT, 'packages/ui/storybook-static');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type Storybook = {
  /** Where a story stands alone, without its accessibility check. */
  urlOf: (story: string, theme?: 'light' | 'dark') => string;
  /** Every story, in Storybook's order. */
  stories: () => Promise<{ id: string; title: string; name: string; type: string }[]>;
  stop: () => Promise<void>;
};

/** The stories as they are deployed but for Storybook's highlighter, which would be measured with them; built anew and served. */
export const serveStorybook = async (port: number): Promise<Storybook> => {
  const build = spawnSync('pnpm', ['--filter', '@esteto/ui', 'build:storybook', '--quiet'], {
    cwd: ROOT,
    env: { ...process.env, STORYBOOK_WITHOUT_TOOLS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('O Storybook não foi construído.');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(FOLDER, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(FOLDER) || !existsSync(file) || extname(file) === '') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${port}`;
  return {
    urlOf: (story, theme = 'light') =>
      `${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=a11y.manual:!true;theme:${theme}`,
    stories: async () => {
      const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
        entries: Record<string, { id: string; title: string; name: string; type: string }>;
      };
      return Object.values(entries).filter(({ type }) => type === 'story');
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
};
