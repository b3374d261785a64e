import { join } from 'node:path';
import { areas } from './areas.ts';
import { boundaries } from './boundaries.ts';
import { catalog } from './catalog.ts';
import type { Check } from './check.ts';
import { colors } from './colors.ts';
import { cycles } from './cycles.ts';
import { docLinks } from './doc-links.ts';
import { fileShape } from './file-shape.ts';
import { folderCycles } from './folder-cycles.ts';
import { links } from './links.ts';
import { repoAt } from './repo.ts';
import { routes } from './routes.ts';
import { scripts } from './scripts.ts';
import { statuses } from './statuses.ts';
import { suppressions } from './suppressions.ts';
import { traces } from './traces.ts';
import { unused } from './unused.ts';
import { words } from './words.ts';
import { addressesCheck } from './works-today.ts';
import { writtenListsCheck } from './written-lists.ts';

/** Every check, in the order of its line. */
const CHECKS: Check[] = [
  routes,
  links,
  writtenListsCheck,
  areas,
  boundaries,
  cycles,
  folderCycles,
  colors,
  catalog,
  scripts,
  fileShape,
  traces,
  statuses,
  suppressions,
  words,
  unused,
  docLinks,
  addressesCheck,
];

const repo = repoAt(join(import.meta.dirname, '../../..'));
const failed: string[] = [];

for (const check of CHECKS) {
  const { problems, note } = await check.run(repo);
  const verdict = problems.length === 0 ? 'ok' : `${problems.length} ${problems.length === 1 ? 'problema' : 'problemas'}`;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${check.name}: ${[verdict, note].filter(Boolean).join(', ')}`);
  for (const problem of problems) console.log(`    ${problem}`);
  if (problems.length > 0) failed.push(check.name);
}

console.log(failed.length === 0 ? `${CHECKS.length} regras do repositório valem.` : `Não valem: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
