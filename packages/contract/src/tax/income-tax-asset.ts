import { confirmAssetsForm, incomeTaxAssetForm, newIncomeTaxAssetForm } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import { type InferType, number } from 'yup';
import { ownIncomeTaxDossiers as who } from '../access.ts';
import { del, post, put } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** What somebody told that they have or owe, as they told it: to be mended. `follows_id`: what they told of the year before. */
export const incomeTaxAssetAnswer = incomeTaxAssetForm.shape({
  id: number().required(),
  version: number().required(),
  follows_id: number().nullable().defined(),
});
export type IncomeTaxAsset = InferType<typeof incomeTaxAssetAnswer>;

/** A person's own goods and debts; they are read with the year's dossier. */
export const incomeTaxAsset = {
  tell: post('income-tax-assets', {
    summary: 'Informa um bem ou uma dívida do ano, novo ou que continua um do ano anterior.',
    who: who.edit,
    body: newIncomeTaxAssetForm,
    answer: incomeTaxAssetAnswer,
  }),
  confirm: post('income-tax-assets/confirm', {
    summary: 'Leva bens e dívidas do ano anterior para este, com o mesmo valor ou como quem não os tem mais.',
    who: who.edit,
    body: confirmAssetsForm,
  }),
  mend: put('income-tax-assets/:id', {
    summary: 'Altera um bem ou uma dívida que você informou.',
    who: who.edit,
    body: versioned(incomeTaxAssetForm),
    answer: incomeTaxAssetAnswer,
  }),
  withdraw: del('income-tax-assets/:id', { summary: 'Retira do ano um bem ou uma dívida que você informou.', who: who.edit }),
};
