import { call } from '@esteto/api-client/api';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** The receipt of the first payment of the plan. */
export const Receipt = ({ id }: { id: number }) => {
  const scope = useCompanyScope();
  return (
    <FileRow
      label="Recibo do primeiro pagamento"
      name={`recibo-plano-${id}.pdf`}
      mime="application/pdf"
      load={() => call(wizardOrder.receipt, { ...scope, id })}
    />
  );
};
