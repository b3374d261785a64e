import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors and git write a file in several steps, and many files at once. */
const REST_MS = 100;

/**
 * Tells, once things have come to rest, that something in the folders changed, was replaced, came or went. It listens to folders, never to
 * files: what listens to a file hears nothing more once an editor or git has put another in its place. Returns what ends it.
 */
export function watchFolders(folders, onChange, isOurs = () => true) {
  const watchers = new Map();
  let rest;

  const changed = (name) => {
    // What is no source may be a new folder, with sources in it that came before we listened.
    if (name !== null && !isOurs(name) && !listen()) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      listen();
      onChange();
    }, REST_MS);
  };
  /** To the folders that are there now; says whether some are new. */
  const listen = () => {
    let isMore = false;
    const there = new Set(folders.flatMap(foldersBelow));
    for (const [folder, watcher] of watchers) {
      if (there.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of there) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => changed(name));
      // A folder that goes away says so to its parent too.
      watcher.on('error', () => undefined);
      watchers.set(folder, watcher);
      isMore = true;
    }
    return isMore;
  };
  listen();
  return () => {
    clearTimeout(rest);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersBelow(folder) {
  try {
    const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
    return [folder, ...inside.flatMap(({ name }) => foldersBelow(join(folder, name)))];
  } catch {
    return []; // gone meanwhile
  }
}
