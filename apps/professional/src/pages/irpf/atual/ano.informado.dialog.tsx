import { incomeTaxDossierMutations, incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import type { IncomeTaxDossier, IncomeTaxFact } from '@esteto/contract/tax/income-tax-dossier';
import { incomeTaxFactForm } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { FactFields } from '@esteto/features/tax/income-tax/fact-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** What the person told of a year, to be mended. */
export default function FactDialog() {
  const params = useParams();
  const [year, id] = [Number(params.year), Number(params.factId)];
  const fact: PartOfQuery<IncomeTaxFact | null> = {
    ...incomeTaxDossierQueries.own({ ...useCompanyScope(), year }),
    select: ({ facts }: IncomeTaxDossier) => facts.find((one) => one.id === id) ?? null,
  };
  return (
    <FormDialog
      title={(fact) => fact?.name ?? 'Dado informado'}
      subtitle={`Informado por você, ano de ${year}`}
      id={id}
      schema={incomeTaxFactForm}
      startsFrom={fact}
      refuse={(fact) => (fact ? null : { why: 'Este dado não está mais no seu ano.' })}
      mutation={incomeTaxDossierMutations.mend}
      done="Dado salvo."
    >
      <FactFields />
    </FormDialog>
  );
}
