import { fork } from 'node:child_process';
import type { Env } from '../config/settings.ts';

type Urls = { appUrl: string; ownerUrl: string; env: Env };

/**
 * Fills the demo data in a process of its own, which is this program as a command on the same database: two years that are lived take hundreds of megabytes that
 * a server would keep. `stopped` hears how to end it early; it ends by itself when this process does.
 */
export const fillDemoApart = ({ appUrl, ownerUrl, env }: Urls, stopped: (end: () => Promise<unknown>) => void): Promise<void> => {
  const child = fork(process.argv[1] ?? '', ['fill-demo'], {
    env: { ...env, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  stopped(() => {
    child.kill();
    return ended;
  });
  return ended.then((code) => {
    if (code !== 0) throw new Error('Os dados de demonstração não puderam ser criados.');
  });
};
