import { MOST_INVOICED } from '@esteto/domain/billing/invoice/shift-invoice';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { ReceiptText } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';

type AskedShifts<Row> = {
  /** The name in the address of `solicitar-nf` by which the chosen shifts are handed on, and what it says of each. */
  param: string;
  textOf: (row: Row) => string;
  /** The sentence that says why no one note can hold these; null where one can. */
  problemOf: (rows: readonly Row[]) => string | null | undefined;
};

/** The action that asks for one note for the shifts that are chosen, in the dialog over their list. */
export const useAskNote = <Row>({ param, textOf, problemOf }: AskedShifts<Row>): BulkAction<Row>[] => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return [
    {
      label: 'Solicitar nota',
      icon: ReceiptText,
      onSelect: ({ rows, everything }) => {
        const problem =
          everything || rows.length > MOST_INVOICED ? `Uma nota leva no máximo ${MOST_INVOICED} plantões. Escolha menos.` : problemOf(rows);
        if (problem) return toast.warning(problem);
        const params = new URLSearchParams(search);
        params.set(param, rows.map(textOf).join(','));
        void navigate({ pathname: 'solicitar-nf', search: params.toString() });
      },
    },
  ];
};
