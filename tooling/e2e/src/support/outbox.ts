import { readOutbox } from '@esteto/api/testing/outbox';
import type { World } from './world.ts';

/** The messages to `address` so far, oldest first. */
export const mailTo = async ({ outbox }: Pick<World, 'outbox'>, address: string): Promise<string[]> =>
  (await readOutbox(outbox)).filter((text) => text.includes(`\nTo: ${address}`));
