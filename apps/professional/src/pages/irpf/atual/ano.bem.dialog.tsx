import { incomeTaxAssetMutations } from '@esteto/api-client/tax/income-tax-asset';
import { incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import type { IncomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import type { IncomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { incomeTaxAssetForm } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import { AssetFields } from '@esteto/features/tax/income-tax/asset-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** A good or a debt that the person told of a year, to be mended. */
export default function AssetDialog() {
  const params = useParams();
  const [year, id] = [Number(params.year), Number(params.assetId)];
  const asset: PartOfQuery<IncomeTaxAsset | null> = {
    ...incomeTaxDossierQueries.own({ ...useCompanyScope(), year }),
    select: ({ goods }: IncomeTaxDossier) => goods.told.find((one) => one.id === id) ?? null,
  };
  return (
    <FormDialog
      title={(item) => item?.description ?? 'Bem ou dívida'}
      subtitle={`Informado por você, ano de ${year}`}
      id={id}
      schema={incomeTaxAssetForm}
      startsFrom={asset}
      refuse={(item) => (item ? null : { why: 'Este bem ou esta dívida não está mais no seu ano.' })}
      mutation={incomeTaxAssetMutations.mend}
      done="Salvo."
    >
      {(item) => <AssetFields year={year} follows={(item?.follows_id ?? null) !== null} />}
    </FormDialog>
  );
}
