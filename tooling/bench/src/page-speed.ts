import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { LCP_SECONDS, LIGHTHOUSE } from './bars.ts';
import { CHROMIUM_ARGS, chromiumPath, signInThere } from './browser.ts';
import type { Figure } from './table.ts';
import { median } from './throughput.ts';

const RUNS = 3;
const DEBUGGING_PORT = 9791;

/** Lighthouse's mobile profile for the login page, and for a doctor's home when signed in: medians of some runs. */
export const measurePageSpeed = async (origin: string): Promise<Figure[]> => {
  const profile = mkdtempSync(join(tmpdir(), 'esteto-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const login = await figuresOf('login', 'login', `${origin}/`);
    await signInThere(context, origin, 'ana.souza@demo.test');
    return [...login, ...(await figuresOf('home', 'início do médico', `${origin}/app`))];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
};

const figuresOf = async (kind: keyof typeof LCP_SECONDS, page: string, url: string): Promise<Figure[]> => {
  const runs: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit(url));
  return [
    {
      name: `${page}: maior elemento (LCP)`,
      value: median(runs.map((run) => run.lcpSeconds)),
      limit: LCP_SECONDS[kind],
      unit: 's',
      digits: 2,
    },
    ...Object.entries(LIGHTHOUSE).map(([category, limit]) => ({
      name: `${page}: ${LABELS[category] ?? category}`,
      value: median(runs.map((run) => run.scores[category] ?? 0)),
      limit: limit[kind],
      least: true,
    })),
  ];
};

const LABELS: Record<string, string> = { performance: 'velocidade', accessibility: 'acessibilidade', 'best-practices': 'boas práticas' };

type Visit = { lcpSeconds: number; scores: Record<string, number> };

const visit = async (url: string): Promise<Visit> => {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: Object.keys(LIGHTHOUSE),
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`O Lighthouse não mediu ${url}.`);
  const { audits, categories, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} levou a ${finalDisplayedUrl}: não se mediu a página`);
  return {
    lcpSeconds: (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
  };
};
