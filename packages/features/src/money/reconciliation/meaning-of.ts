import type { TransactionRow } from '@esteto/contract/money/reconciliation';
import { transactionCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';

type Meaning = Pick<TransactionRow, 'said' | 'suggestion' | 'twin'>;

/** What a movement was for by what was said of it, or what it seems to be, with a question mark; null where nobody knows. */
export const meaningOf = ({ said, suggestion, twin }: Meaning): string | null => {
  if (!said && twin) return 'Parece repetido';
  if (!said) return suggestion ? `${listOf(suggestion.parts.map(({ name }) => name))}?` : null;
  if (said.is_ignored) return 'Não é da empresa';
  return listOf([...said.parts.map(({ name }) => name), ...(said.category ? [transactionCategoryLabel[said.category]] : [])]);
};

const listOf = (names: readonly string[]): string => new Intl.ListFormat('pt-BR').format(names);
