import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The linter's rules that hold the architecture up, each against a sample that breaks it, with the repository's own configuration.

const ROOT = join(import.meta.dirname, '../../..');

const BROKEN: [rule: string, file: string, text: string][] = [
  ['no-restricted-imports', 'packages/domain/src/a.ts', "import { unit } from '@esteto/contract/duty/unit';\nexport const a = unit;"],
  ['no-restricted-imports', 'packages/contract/src/a.ts', "import { call } from '@esteto/api-client/api';\nexport const a = call;"],
  ['no-restricted-imports', 'packages/ui/src/a.tsx', "import { call } from '@esteto/api-client/api';\nexport const a = call;"],
  ['no-restricted-imports', 'packages/ui/src/b.tsx', "import { unit } from '@esteto/contract/duty/unit';\nexport const b = unit;"],
  [
    'no-restricted-imports',
    'packages/api-client/src/a.ts',
    "import { Button } from '@esteto/ui/components/button/button.tsx';\nexport const a = Button;",
  ],
  ['no-restricted-imports', 'packages/auth/src/a.ts', "import { page } from '@esteto/shell/route/route-table';\nexport const a = page;"],
  ['no-restricted-imports', 'packages/shell/src/a.ts', "import { path } from '@esteto/painel/path';\nexport const a = path;"],
  ['no-restricted-imports', 'apps/painel/src/a.ts', "import { path } from '@esteto/gestao/path';\nexport const a = path;"],
  [
    'no-restricted-imports',
    'apps/api/src/a.ts',
    "import { Button } from '@esteto/ui/components/button/button.tsx';\nexport const a = Button;",
  ],
  ['no-restricted-globals', 'apps/painel/src/b.ts', "export const b = () => fetch('/api/units');"],
  ['no-restricted-properties', 'packages/ui/src/c.ts', "export const c = () => window.fetch('/api/units');"],
  ['no-process-env', 'apps/api/src/modules/b.ts', 'export const b = process.env;'],
  ['no-process-env', 'packages/domain/src/b.ts', 'export const b = process.env;'],
  ['no-cycle', 'packages/domain/src/c.ts', "import { d } from './d.ts';\nexport const c = () => d;"],
  ['no-cycle', 'packages/domain/src/d.ts', "import { c } from './c.ts';\nexport const d = () => c;"],
  ['no-barrel-file', 'packages/domain/src/e.ts', "export * from './f.ts';"],
  ['no-explicit-any', 'packages/domain/src/g.ts', 'export const g = (value: any): unknown => value;'],
  ['ban-ts-comment', 'packages/domain/src/h.ts', "// @ts-ignore\nexport const h: number = 'h';"],
  ['no-non-null-assertion', 'packages/domain/src/i.ts', 'export const i = (list: string[]) => list[0]!;'],
  ['no-floating-promises', 'packages/domain/src/j.ts', 'const work = async () => 1;\nexport const j = () => {\n  work();\n};'],
  ['no-console', 'apps/api/src/c.ts', "console.info('here');\nexport const c = 1;"],
  [
    'rules-of-hooks',
    'packages/ui/src/d.tsx',
    "import { useState } from 'react';\nexport const D = ({ on }: { on: boolean }) => {\n  if (on) useState(1);\n  return null;\n};",
  ],
  [
    'exhaustive-deps',
    'packages/ui/src/e.tsx',
    "import { useEffect } from 'react';\nexport const E = ({ on }: { on: () => void }) => {\n  useEffect(() => on(), []);\n  return null;\n};",
  ],
  ['alt-text', 'packages/ui/src/f.tsx', 'export const F = () => <img src="a.png" />;'],
];

const FINE: [file: string, text: string][] = [
  ['packages/contract/src/z.ts', "import { unitForm } from '@esteto/domain/duty/unit/unit-form';\nexport const z = unitForm;"],
  [
    'packages/api-client/src/z.ts',
    "import { unit } from '@esteto/contract/duty/unit';\nexport const z = { unit, answer: () => fetch('/api/units') };",
  ],
  ['packages/auth/src/z.ts', "import { Button } from '@esteto/ui/components/button/button.tsx';\nexport const z = Button;"],
  ['packages/shell/src/z.ts', "import { useCan } from '@esteto/auth/can/can.tsx';\nexport const z = useCan;"],
  ['apps/painel/src/z.ts', "import { page } from '@esteto/shell/route/route-table';\nexport const z = page;"],
  ['apps/api/src/config/z.ts', 'declare const process: { env: object };\nexport const z = process.env;'],
];

let folder: string;
let found: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'esteto-lint-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "module": "preserve" } }');
  for (const [file, text] of [...BROKEN.map(([, file, text]) => [file, text] as const), ...FINE]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(BROKEN)('%s in %s', (rule, file) => {
  expect(found.get(file)?.map((code) => /\(([^)]+)\)/.exec(code)?.[1])).toContain(rule);
});

test.each(FINE)('nothing in %s', (file) => {
  expect(found.get(file) ?? []).toEqual([]);
});

/** The codes of what the linter says, by file. */
const lint = (): Map<string, string[]> => {
  const { diagnostics } = JSON.parse(output()) as { diagnostics: { code: string; filename: string }[] };
  const codes = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) codes.set(filename, [...(codes.get(filename) ?? []), code]);
  return codes;
};

const output = (): string => {
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout; // it ends with 1, as it should
  }
};
