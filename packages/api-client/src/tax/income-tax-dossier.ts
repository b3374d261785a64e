import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { mutationsFor, queriesFor } from '../queries.ts';

export const incomeTaxDossierQueries = queriesFor(incomeTaxDossier);
export const incomeTaxDossierMutations = mutationsFor(incomeTaxDossier, { invalidates: [incomeTaxDossierQueries] });
