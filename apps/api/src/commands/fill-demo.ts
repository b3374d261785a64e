import { fillDemo as fill } from '../demo/fill-demo.ts';
import { unhurried } from '../platform/database/patience.ts';
import { type Command, CommandError } from './command.ts';

/** What a server with ESTETO_DEMO asks for in a process of its own. */
export const fillDemo: Command = async ({ config, deps }) => {
  if (!config.demo) throw new CommandError('Os dados de demonstração só existem com ESTETO_DEMO.');
  await unhurried(() => fill(deps));
  return 'Dados de demonstração prontos.';
};
