import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the process that makes the folder tells Playwright's other processes about it. */
const VARIABLE = 'ESTETO_E2E_DATA_DIR';

/**
 * The server's data folder of this run. Whoever asks first makes it, and removes it at its own end, when the server has stopped. Others may
 * enter it: as root the database runs as another user.
 */
export const dataFolder = (): string => {
  const known = process.env[VARIABLE];
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'esteto-e2e-'));
  chmodSync(folder, 0o755);
  process.env[VARIABLE] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
