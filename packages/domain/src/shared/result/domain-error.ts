/**
 * A rule was asked something that it cannot answer: an amount that is none, a month for which no table exists. `message` is Portuguese and meant
 * to be read by a person; `code` is for programs. A screen that lets people type these values checks them first or shows the message.
 */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
  }
}

/** `invalid_input`: the value is none. `no_table`: no law table for that time. `out_of_regime`: the regime does not take such a company. */
export type DomainErrorCode = 'invalid_input' | 'no_table' | 'out_of_regime';
