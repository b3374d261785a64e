import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The generator runs on a copy of the repository, and what it wrote must be well as it comes: a screen with the dialog of its records and what moves them,
// and the dialog alone for a noun that was written by hand. `npm test` reads the types and the lint of what was written for the staff, which has most
// parts; `pnpm prove gen` writes the screens of managers and doctors too, runs the tests that were written with them, and asks every check of the whole copy.

const ALL_SCREENS = [
  ['gestao', 'configuracoes/salas', 'duty', 'room', 'rooms', 'Sala', 'Salas', 'f', '-'],
  ['professional', 'modelos', 'billing', 'note-template', 'note-templates', 'Modelo de nota', 'Modelos de nota', 'm', '-'],
  ['painel', 'parametros-de-sistema/etiquetas', 'office', 'label', 'labels', 'Etiqueta', 'Etiquetas', 'f', 'parameters.municipal'],
];
const IS_PROOF = process.env['ESTETO_GEN_SCREENS'] === 'all';
const SCREENS = IS_PROOF ? ALL_SCREENS : ALL_SCREENS.slice(-1);
const NOUN_FOLDERS = [...SCREENS.map(([, , area, noun]) => `${area}/${noun}`), 'duty/qualification'];
const ENDPOINT_TESTS = ['access-matrix-reads', 'access-matrix-writes', 'statement-budget', 'tenant-isolation', 'contract-fuzz-'];
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
  execFileSync(process.execPath, ['tooling/checks/src/write-lists.ts'], { cwd: copy });
  for (const answers of SCREENS) {
    await generate('screen', answers);
    await generate('record', answers);
    await generate('life', answers);
  }
  await generate('record', [
    'gestao',
    'qualificacoes',
    'duty',
    'qualification',
    'qualifications',
    'Qualificação',
    'Qualificações',
    'f',
    '-',
  ]);
  const changed = execFileSync('git', ['ls-files', '--modified', '--others', '--exclude-standard'], { cwd: copy, encoding: 'utf8' });
  written = changed.split('\n').filter((file) => /\.tsx?$/.test(file));
  // The generator answers with success where it could not even read its own configuration.
  if (!written.some((file) => file.includes('/modules/office/label/'))) throw new Error('The generator wrote no module.');
  execFileSync('git', ['add', '--all'], { cwd: copy });
}, LONG);

// As long as the machine takes.
afterAll(() => rmSync(copy, { recursive: true, force: true }), LONG);

/** The sources that the generator wrote or changed. */
let written: string[] = [];

/** Types of what was written and of what it uses, or of all there is. */
const typesOf = (program: 'browser' | 'node') => async (): Promise<string> => {
  const whole = `tooling/typescript/all-${program}.json`;
  if (IS_PROOF) return complaints('tsc', ['--noEmit', '-p', whole]);
  const isOurs = (file: string) => /^apps\/api\/|^tooling\//.test(file) === (program === 'node');
  const part = `tooling/typescript/written-${program}.json`;
  // What the server's tests are given is declared where it is made ready.
  const declares = program === 'node' ? ['apps/api/src/testing/global-setup.ts'] : [];
  const files = [...written.filter(isOurs), ...declares].map((file) => `../../${file}`);
  writeFileSync(
    join(copy, part),
    JSON.stringify({
      extends: `./all-${program}.json`,
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [],
      files,
    }),
  );
  return complaints('tsc', ['--noEmit', '-p', part]);
};

type Check = { says: string; finds: () => Promise<string> };

const check = (says: string, ...by: Parameters<typeof complaints>): Check => ({ says, finds: () => complaints(...by) });

/** What takes minutes for what the other checks nearly always see. */
const PROOFS: Check[] = [
  check(
    'its endpoints pass the access matrix, the statement budget, the isolation of tenants and the fuzz',
    'vitest',
    ['run', ...ENDPOINT_TESTS.map((name) => `src/${name}`), '-t', NOUNS],
    'apps/api',
  ),
  check('its modules work on a real database', 'vitest', ['run', ...NOUN_FOLDERS.map((folder) => `src/modules/${folder}/`)], 'apps/api'),
  check('its routes, files and names pass the checks of the repository', 'node', ['tooling/checks/src/run.ts']),
];

/** The longest come first; two at a time (package.json), one for each core. */
const CHECKS: Check[] = [
  ...(IS_PROOF ? PROOFS : []),
  { says: 'its types hold (node)', finds: typesOf('node') },
  { says: 'its types hold (browser)', finds: typesOf('browser') },
  { says: 'it passes the lint', finds: () => complaints('oxlint', ['--type-aware', ...(IS_PROOF ? ['apps', 'packages'] : written)]) },
  check('its endpoints are like every other in the contract', 'vitest', ['run', '-t', NOUNS], 'packages/contract'),
  check('it is formatted', 'biome', ['check', 'apps', 'packages']),
  check('its machine keeps to its arrows', 'vitest', ['run', 'src/shared/status/state-machine.test.ts'], 'packages/domain'),
];

test.concurrent.each(CHECKS)('$says', async ({ finds }) => expect(await finds()).toBe(''), LONG);
