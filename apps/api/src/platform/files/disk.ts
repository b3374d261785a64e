import { mkdir, statfs } from 'node:fs/promises';

/** Below this a server is about to fail: a few of the largest files. */
const LEAST_FREE = 100 * 1_048_576;

const FULL = ['ENOSPC', 'EDQUOT', '53100']; // the disk, a quota, PostgreSQL's own disk

export const isDiskFull = (error: unknown): boolean => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if ('code' in cause && FULL.includes(String(cause.code))) return true;
  return false;
};

/** Whether files can still be kept in the folder. */
export const hasRoom = async (folder: string, least = LEAST_FREE): Promise<boolean> => {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= least;
};
