import { incomeTaxAssetMutations } from '@esteto/api-client/tax/income-tax-asset';
import { incomeTaxDossierQueries } from '@esteto/api-client/tax/income-tax-dossier';
import type { IncomeTaxDossier, IncomeTaxPendingGoods } from '@esteto/contract/tax/income-tax-dossier';
import { newIncomeTaxAssetForm } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import { AssetFields } from '@esteto/features/tax/income-tax/asset-fields.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** What was told of last year and is worth another amount now. */
export default function FollowAssetDialog() {
  const params = useParams();
  const [year, id] = [Number(params.year), Number(params.formerId)];
  const former: PartOfQuery<IncomeTaxPendingGoods | null> = {
    ...incomeTaxDossierQueries.own({ ...useCompanyScope(), year }),
    select: ({ goods }: IncomeTaxDossier) => goods.pending.find(({ asset_id }) => asset_id === id) ?? null,
  };
  return (
    <FormDialog
      title={(goods) => goods?.description ?? 'Bem ou dívida'}
      subtitle={`O que mudou em ${year}`}
      schema={newIncomeTaxAssetForm}
      startsFrom={former}
      initial={(goods) => ({ year, follows_id: id, ...(goods && { value_before: goods.value }) })}
      refuse={(goods) => (goods ? null : { why: `O valor de ${year} já está informado, ou o item não está mais em ${year - 1}.` })}
      mutation={incomeTaxAssetMutations.tell}
      done={`Valor de ${year} informado.`}
      submitLabel="Salvar"
    >
      <AssetFields year={year} follows />
    </FormDialog>
  );
}
