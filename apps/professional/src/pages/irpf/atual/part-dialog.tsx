import { ownIncomeTaxQueries } from '@esteto/api-client/tax/own-income-tax';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import type { ModalSize } from '@esteto/ui/patterns/dialog/modal.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

type Found<Part> = { row: OwnReturn; part: Part };

type PartDialogProps<Part> = {
  /** The title until it is loaded, and where it is not there. */
  noun: string;
  /** What the dialog is about, in the return that the address names. */
  pick: (row: OwnReturn) => Part | null | undefined;
  title: (item: Found<Part>) => string;
  subtitle?: (item: Found<Part>) => ReactNode;
  footer?: (item: Found<Part>) => ReactNode;
  size?: ModalSize;
  children: (item: Found<Part>) => ReactNode;
};

/** A dialog about one thing of a return, found among the person's own. */
export const PartDialog = <Part,>({ noun, pick, title, subtitle, footer, size, children }: PartDialogProps<Part>) => {
  const id = Number(useParams().irpfId);
  const find = (returns: readonly OwnReturn[]): Found<Part> | null => {
    const row = returns.find((one) => one.id === id);
    const part = row && pick(row);
    return row && part ? { row, part } : null;
  };
  const saying =
    <Words,>(words: ((item: Found<Part>) => Words) | undefined, otherwise: Words) =>
    (returns: readonly OwnReturn[]): Words => {
      const item = find(returns);
      return item && words ? words(item) : otherwise;
    };
  return (
    <RecordDialog
      noun={noun}
      query={ownIncomeTaxQueries.current(useCompanyScope())}
      title={saying(title, noun)}
      subtitle={saying<ReactNode>(subtitle, null)}
      footer={saying<ReactNode>(footer, null)}
      size={size}
    >
      {saying<ReactNode>(
        children,
        <EmptyState icon={SearchX} title="Não encontramos o que você procura.">
          O endereço pode estar incompleto, ou a declaração já está entre as passadas.
        </EmptyState>,
      )}
    </RecordDialog>
  );
};
