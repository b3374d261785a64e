import type { Repo } from './repo.ts';

/** One rule of the repository. It tells its problems as `file: what is wrong`, and may sum up what it saw in a note. */
export type Check = { name: string; run: (repo: Repo) => Outcome | Promise<Outcome> };

export type Outcome = { problems: string[]; note?: string };
