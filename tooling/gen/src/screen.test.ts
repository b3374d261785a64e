import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The generator runs on a copy of the repository, and what it wrote must pass every check as it comes: a screen with the dialog of its records and
// what moves them for managers, doctors and staff, and the dialog alone for a noun that was written by hand.

const ALL_SCREENS = [
  ['gestao', 'configuracoes/salas', 'room', 'rooms', 'Sala', 'Salas', 'f', '-'],
  ['professional', 'modelos', 'note-template', 'note-templates', 'Modelo de nota', 'Modelos de nota', 'm', '-'],
  ['painel', 'parametros-de-sistema/etiquetas', 'label', 'labels', 'Etiqueta', 'Etiquetas', 'f', 'parameters.municipal'],
];
/** The staff's has most parts: it stands for the others, unless `pnpm prove gen` asks for all. */
const SCREENS = process.env['ESTETO_GEN_SCREENS'] === 'all' ? ALL_SCREENS : ALL_SCREENS.slice(-1);
const NOUN_FOLDERS = [...SCREENS.map(([, , noun]) => noun), 'qualification'];
const ENDPOINT_TESTS = ['access-matrix-reads', 'access-matrix-writes', 'statement-budget', 'tenant-isolation', 'contract-fuzz'];
const NOUNS = '^(?:room|noteTemplate|label|qualification)\\.';

const ROOT = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'esteto-gen-'));
const LONG = 600_000;

type Run = { ok: boolean; output: string };

const run = async (tool: string, args: string[], folder = '.'): Promise<Run> => {
  const bin = tool === 'node' ? process.execPath : join(copy, tool === 'vitest' ? folder : '.', 'node_modules/.bin', tool);
  const child = spawn(bin, args, { cwd: join(copy, folder), stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, stdout, stderr] = await Promise.all([
    new Promise((done) => child.once('close', done)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { ok: code === 0, output: code === 0 ? stdout : `${stdout}\n${stderr}` };
};

/** What a tool complains of; nothing when it passes. */
const complaints = async (tool: string, args: string[], folder?: string): Promise<string> => {
  const { ok, output } = await run(tool, args, folder);
  return ok ? '' : output;
};

const generate = async (what: 'screen' | 'record' | 'life', answers: readonly string[]): Promise<void> => {
  const { ok, output } = await run('gen', ['run', what, '--config', 'tooling/gen/src/config.ts', '--args', ...answers]);
  if (!ok) throw new Error(output);
};

beforeAll(async () => {
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
    await generate('screen', answers);
    await generate('record', answers);
    await generate('life', answers);
  }
  await generate('record', ['gestao', 'qualificacoes', 'qualification', 'qualifications', 'Qualificação', 'Qualificações', 'f', '-']);
  execFileSync('git', ['add', '--all'], { cwd: copy });
}, LONG);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The longest come first; two at a time (package.json), one for each core. */
const CHECKS: { says: string; by: Parameters<typeof complaints> }[] = [
  {
    says: 'its endpoints pass the access matrix, the statement budget, the isolation of tenants and the fuzz',
    by: ['vitest', ['run', ...ENDPOINT_TESTS.map((name) => `src/${name}.test.ts`), '-t', NOUNS], 'apps/api'],
  },
  { says: 'it passes the lint', by: ['oxlint', ['--type-aware', 'apps', 'packages']] },
  {
    says: 'its modules work on a real database',
    by: ['vitest', ['run', ...NOUN_FOLDERS.map((noun) => `src/modules/${noun}/`)], 'apps/api'],
  },
  { says: 'its types hold (browser)', by: ['tsc', ['--noEmit', '-p', 'tooling/typescript/all-browser.json']] },
  { says: 'its types hold (node)', by: ['tsc', ['--noEmit', '-p', 'tooling/typescript/all-node.json']] },
  { says: 'its routes, files and names pass the checks of the repository', by: ['node', ['tooling/checks/src/run.ts']] },
  { says: 'its endpoints are like every other in the contract', by: ['vitest', ['run', '-t', NOUNS], 'packages/contract'] },
  { says: 'its machine keeps to its arrows', by: ['vitest', ['run', 'src/shared/status/state-machine.test.ts'], 'packages/domain'] },
  { says: 'it is formatted', by: ['biome', ['check', 'apps', 'packages']] },
];

test.concurrent.each(CHECKS)('$says', async ({ by }) => expect(await complaints(...by)).toBe(''), LONG);
