import { rm } from 'node:fs/promises';
import { requireBuiltApps } from '@esteto/bench/built-apps';
import { beginDay } from './clock.ts';
import { makeDemoData, newDataFolder } from './demo-data.ts';

/** The demo data, made once for all workers; each copies the folder. */
export default async (): Promise<() => Promise<void>> => {
  requireBuiltApps();
  beginDay();
  const folder = await newDataFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  process.env['ESTETO_E2E_DEMO_DATA'] = folder;
  try {
    await makeDemoData(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
};
