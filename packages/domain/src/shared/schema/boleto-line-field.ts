import { isIsoDate } from '../date/date.ts';
import { boletoLineProblem, cleanBoletoLine } from '../document/boleto-line.ts';
import { kind } from './fields.ts';

/** The fields of the same form that say amount (cents) and due date. */
type Beside = { amount?: string; due_date?: string };

/**
 * The line of a boleto or of a guide, 47 or 48 digits with right check digits. What it says of amount and due date must be what the fields named by
 * `beside` say, as far as they are filled in: people read those and pay the line.
 */
export const boletoLine = (label = 'Linha digitável', beside: Beside = {}) =>
  kind(label, 'boleto_line', isLong, '${path}: são 47 números (boleto) ou 48 (guia). Confira o que foi digitado.', cleanBoletoLine).test(
    'payable',
    function isPayable(line) {
      if (!line || !isLong(line)) return true;
      const form: Readonly<Record<string, unknown>> = this.parent ?? {};
      const amount = beside.amount === undefined ? null : form[beside.amount];
      const due_date = beside.due_date === undefined ? null : form[beside.due_date];
      const today: unknown = this.options.context?.['today'];
      const message = boletoLineProblem(
        line,
        { amount: typeof amount === 'number' ? amount : null, due_date: isDay(due_date) ? due_date : null },
        isDay(today) ? today : null,
      );
      return message === null || this.createError({ message });
    },
  );

const isLong = (line: string): boolean => /^\d{47,48}$/.test(line);

const isDay = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);
