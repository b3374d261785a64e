import { requireBuiltApps } from '@esteto/bench/built-apps';
import { keepDemoData } from '@esteto/bench/demo-data';
import { beginDay } from './clock.ts';

/** The demo data, made once for all workers; each copies the folder. */
export default async (): Promise<void> => {
  requireBuiltApps();
  beginDay();
  await keepDemoData();
};
