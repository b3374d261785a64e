import type { CompanyType } from '../../company/company/company-kinds.ts';

/** Who keeps a cash book: the carnê-leão is owed by CPF (Lei 7.713/1988, art. 8º), so a natural person, or a company whose doctor also works on their own. */
export const keepsCashBook = ({ type, is_self_employed }: { type: CompanyType; is_self_employed: boolean }): boolean =>
  type === 'natural_person' || is_self_employed;

export const NO_CASH_BOOK =
  'O livro-caixa é de quem atende com o CPF, e este cliente é uma empresa. Se o médico também é autônomo, marque isso no cadastro dela.';
