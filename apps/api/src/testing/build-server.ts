import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const API = join(import.meta.dirname, '../..');

/** The server as it is deployed, of the sources as they are now: for the tests that start it as a process of its own. */
export default async (): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(join(API, 'node_modules/.bin/vite'), ['build'], { cwd: API, env });
};
