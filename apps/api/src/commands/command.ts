import type { Config } from '../config/config.ts';
import type { Env } from '../config/settings.ts';
import type { Services } from '../modules/modules.ts';

/** What a command works with: the settings, the services of the modules, and what was written after its name. */
export type CommandParts = { config: Config; services: Services; args: string[]; env: Env };

/** `node server.js <command>`. Answers what is told to whoever called. */
export type Command = (parts: CommandParts) => Promise<string>;

/** Why a command did nothing, in a sentence for whoever called it. */
export class CommandError extends Error {}
