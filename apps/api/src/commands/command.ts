import type { Config } from '../config/config.ts';
import type { Env } from '../config/settings.ts';
import type { Deps } from '../deps.ts';
import type { Services } from '../modules/modules.ts';

/** What a command works with: the settings, what the modules are made of and their services, and what was written after its name. */
export type CommandParts = { config: Config; deps: Deps; services: Services; args: string[]; env: Env };

/** `node server.js <command>`. Answers what is told to whoever called. */
export type Command = (parts: CommandParts) => Promise<string>;

/** Why a command did nothing, in a sentence for whoever called it. */
export class CommandError extends Error {}
