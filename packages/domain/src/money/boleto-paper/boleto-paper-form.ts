import { flag, integer, object, oneOf } from '../../shared/schema/fields.ts';
import { boletoCreateForm } from '../boleto/boleto-form.ts';
import { BOLETO_PAPER_STATES, boletoPaperStateLabel } from './boleto-paper-life.ts';

/** Those that are launched are left out unless they are asked for. */
export const boletoPaperFilters = object({
  state: oneOf('Situação', BOLETO_PAPER_STATES, boletoPaperStateLabel),
  launched: flag('Também os lançados').nullable(),
});

/** A PDF as staff launch it: the boleto that it becomes, with the version that they saw. */
export const boletoPaperLaunchForm = boletoCreateForm.shape({ version: integer('Versão').min(1).required() });
