import type { InferType } from 'yup';
import { cents, document, filledList, id, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { INCOME_TAX_ASSET_GROUPS, incomeTaxAssetGroupLabel } from './income-tax-asset-groups.ts';
import { dossierYear } from './income-tax-fact-form.ts';

/** Most assets of one person and year. */
export const MAX_ASSETS = 200;

/** Something that a person has or owes at the end of a year, and at the end of the year before; cents, zero where they have it no more. */
export const incomeTaxAssetForm = object({
  year: dossierYear(),
  group_code: oneOf('Grupo', INCOME_TAX_ASSET_GROUPS, incomeTaxAssetGroupLabel).required(),
  description: longText('Descrição').max(500).required(),
  document: document('CNPJ ou CPF (empresa, banco, credor)'),
  registration: text('Registro (matrícula, Renavam, conta)').max(60),
  value_before: cents('Valor em 31/12 do ano anterior').required(),
  value: cents('Valor em 31/12 do ano').required(),
});
export type IncomeTaxAssetForm = InferType<typeof incomeTaxAssetForm>;

/** `follows_id`: what was told of the year before and this goes on with; its value is then the one before. */
export const newIncomeTaxAssetForm = incomeTaxAssetForm.shape({ follows_id: id('o bem do ano anterior') });
export type NewIncomeTaxAssetForm = InferType<typeof newIncomeTaxAssetForm>;

export const ASSET_CONFIRMATIONS = ['same', 'gone'] as const;
export type AssetConfirmation = (typeof ASSET_CONFIRMATIONS)[number];

/** What was told of the year before, taken over into `year`: worth the same, or not theirs any more. */
export const confirmAssetsForm = object({
  year: dossierYear(),
  asset_ids: filledList('Bens e dívidas', id('o bem').required(), 'Escolha pelo menos um bem ou uma dívida.', MAX_ASSETS),
  as: oneOf('O que aconteceu', ASSET_CONFIRMATIONS).required(),
});
