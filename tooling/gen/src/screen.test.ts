import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The generator runs on a copy of the repository, and what it wrote must pass every check as it comes: a screen with the dialog of its records and
// what moves them for managers, doctors and staff, and the dialog alone for a noun that was written by hand.

const ALL_SCREENS = [
  ['gestao', 'configuracoes/tags', 'tag', 'tags', 'Tag', 'Tags', 'f', '-'],
  ['professional', 'modelos', 'note-template', 'note-templates', 'Modelo de nota', 'Modelos de nota', 'm', '-'],
  ['painel', 'parametros-de-sistema/etiquetas', 'label', 'labels', 'Etiqueta', 'Etiquetas', 'f', 'parameters.municipal'],
];
/** The staff's has most parts: it stands for the others, unless `pnpm prove gen` asks for all. */
const SCREENS = process.env['ESTETO_GEN_SCREENS'] === 'all' ? ALL_SCREENS : ALL_SCREENS.slice(-1);
const NOUN_FOLDERS = [...SCREENS.map(([, , noun]) => noun), 'unit'];
const NOUNS = '^(?:tag|noteTemplate|label|unit)\\.';

const ROOT = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'esteto-gen-'));
const LONG = 600_000;

type Run = { ok: boolean; output: string };

const run = (tool: string, args: string[], folder = '.'): Run => {
  const bin = tool === 'node' ? process.execPath : join(copy, tool === 'vitest' ? folder : '.', 'node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: join(copy, folder), encoding: 'utf8' });
  return { ok: status === 0, output: status === 0 ? stdout : `${stdout}\n${stderr}` };
};

/** What a tool complains of; nothing when it passes. */
const complaints = (tool: string, args: string[], folder?: string): string => {
  const { ok, output } = run(tool, args, folder);
  return ok ? '' : output;
};

const generate = (what: 'screen' | 'record' | 'life', answers: readonly string[]): void => {
  const { ok, output } = run('gen', ['run', what, '--config', 'tooling/gen/src/config.ts', '--args', ...answers]);
  if (!ok) throw new Error(output);
};

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of listed.split('\n').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const group of ['apps', 'packages', 'tooling']) {
    for (const name of readdirSync(join(ROOT, group))) {
      // Links to the other packages are relative, so those of the copy meet the copy.
      const links = join(ROOT, group, name, 'node_modules');
      if (existsSync(links)) cpSync(links, join(copy, group, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    }
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  for (const answers of SCREENS) {
    generate('screen', answers);
    generate('record', answers);
    generate('life', answers);
  }
  generate('record', ['gestao', 'configuracoes/unidades', 'unit', 'units', 'Unidade', 'Unidades', 'f', '-']);
  execFileSync('git', ['add', '--all'], { cwd: copy });
}, LONG);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'it is formatted',
  () => {
    expect(complaints('biome', ['check', 'apps', 'packages'])).toBe('');
  },
  LONG,
);

test(
  'it passes the lint',
  () => {
    expect(complaints('oxlint', ['--type-aware', 'apps', 'packages'])).toBe('');
  },
  LONG,
);

test.each(['browser', 'node'])(
  'its types hold (%s)',
  (where) => {
    expect(complaints('tsc', ['--noEmit', '-p', `tooling/typescript/all-${where}.json`])).toBe('');
  },
  LONG,
);

test(
  'its routes, files and names pass the checks of the repository',
  () => {
    expect(complaints('node', ['tooling/checks/src/run.ts'])).toBe('');
  },
  LONG,
);

test(
  'its modules work on a real database',
  () => {
    expect(complaints('vitest', ['run', ...NOUN_FOLDERS.map((noun) => `src/modules/${noun}/`)], 'apps/api')).toBe('');
  },
  LONG,
);

test(
  'its machine keeps to its arrows',
  () => {
    expect(complaints('vitest', ['run', 'src/shared/status/state-machine.test.ts'], 'packages/domain')).toBe('');
  },
  LONG,
);

test(
  'its endpoints are like every other in the contract',
  () => {
    expect(complaints('vitest', ['run', '-t', NOUNS], 'packages/contract')).toBe('');
  },
  LONG,
);

test.each(['access-matrix-reads', 'access-matrix-writes', 'statement-budget', 'tenant-isolation', 'contract-fuzz'])(
  'its endpoints pass the %s',
  (name) => {
    expect(complaints('vitest', ['run', `src/${name}.test.ts`, '-t', NOUNS], 'apps/api')).toBe('');
  },
  LONG,
);
