import { incomeTaxAsset } from '@esteto/contract/income-tax-asset';
import { incomeTaxDossierQueries } from './income-tax-dossier.ts';
import { mutationsFor } from './queries.ts';

export const incomeTaxAssetMutations = mutationsFor(incomeTaxAsset, { invalidates: [incomeTaxDossierQueries] });
