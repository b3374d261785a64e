import { incomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import { mutationsFor } from '../queries.ts';
import { incomeTaxDossierQueries } from './income-tax-dossier.ts';

export const incomeTaxAssetMutations = mutationsFor(incomeTaxAsset, { invalidates: [incomeTaxDossierQueries] });
