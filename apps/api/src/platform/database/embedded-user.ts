import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Where binaries and data go when root's own folder cannot be entered by the user that PostgreSQL runs as. */
export const OUTSIDE = '/var/lib/esteto';

/** Who runs PostgreSQL: null is the current user; root needs another, because PostgreSQL refuses to run as root. */
export type User = { uid: number; gid: number } | null;

export const isRoot = () => process.getuid?.() === 0;

export function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  const id = (text: string | undefined) => (text === undefined ? 65_534 : Number(text) >>> 0); // macOS writes -2
  return { uid: id(line?.[1]), gid: id(line?.[2]) };
}

/** Whether that user can enter the folder; asked to the system itself, because modes, groups and ACLs all have a say. */
export function reaches(user: User, folder: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
