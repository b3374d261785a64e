import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { confirmAssetsForm, newIncomeTaxAssetForm } from './income-tax-asset-form.ts';

const flat = { year: 2025, group_code: 'B01', description: 'Apartamento', value_before: 0, value: 100 };

it.each([
  ['a flat', flat, undefined],
  ['one that was sold', { ...flat, value: 0 }, undefined],
  ['a group that is none', { ...flat, group_code: 'B09' }, expect.any(String)],
  ['no value of the year before', { ...flat, value_before: null }, 'Preencha o campo Valor em 31/12 do ano anterior.'],
  ['less than nothing', { ...flat, value: -1 }, 'Valor em 31/12 do ano: o valor não pode ser negativo.'],
  ['parts of a cent', { ...flat, value: 0.5 }, 'Valor em 31/12 do ano: use no máximo duas casas decimais.'],
  ['a year that is none of ours', { ...flat, year: 2020 }, 'Ano-calendário: escolha 2025 ou depois.'],
])('%s', (_name, value, message) => {
  const parsed = parse(newIncomeTaxAssetForm, value);
  expect(parsed.ok ? undefined : Object.values(parsed.errors)[0]?.[0]).toEqual(message);
});

it('confirms something', () => {
  const parsed = parse(confirmAssetsForm, { year: 2026, asset_ids: [], as: 'same' });
  expect(parsed.ok ? undefined : parsed.errors).toEqual({ asset_ids: ['Escolha pelo menos um bem ou uma dívida.'] });
});
