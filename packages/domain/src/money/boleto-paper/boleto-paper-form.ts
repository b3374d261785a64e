import { flag, integer, object, oneOf, text } from '../../shared/schema/fields.ts';
import { boletoCreateForm } from '../boleto/boleto-form.ts';
import { BOLETO_PAPER_STATES, type BoletoPaperState, boletoPaperStateLabel } from './boleto-paper-life.ts';

const { launched: _launched, ...openStates } = boletoPaperStateLabel;

/** What is looked for among the PDFs that are no boletos yet. */
export const openPaperStateLabel: Record<Exclude<BoletoPaperState, 'launched'>, string> = openStates;

export const boletoPaperFilters = object({
  search: text('Busca').max(100),
  state: oneOf('Situação', BOLETO_PAPER_STATES, boletoPaperStateLabel),
  launched: flag('Também os lançados').nullable(),
});

/** A PDF as staff launch it: the boleto that it becomes, with the version that they saw. */
export const boletoPaperLaunchForm = boletoCreateForm.shape({ version: integer('Versão').min(1).required() });
