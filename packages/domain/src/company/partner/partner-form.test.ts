import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { MARITAL_STATUSES, MATRIMONIAL_REGIMES, maritalStatusLabel, matrimonialRegimeLabel } from '../doctor/marital-status.ts';
import { partnerForm } from './partner-form.ts';

const today = '2026-11-20';
const partner = { name: 'Ana Souza', marital_status: 'single', birth_date: '1990-05-01', cpf: '123.456.789-09', rg: '12.345.678-9' };

const errorsOf = (fields: object) => {
  const parsed = parse(partnerForm, { ...partner, ...fields }, { today });
  return parsed.ok ? {} : parsed.errors;
};

describe('partner', () => {
  it('is a Brazilian doctor unless said otherwise', () => {
    expect(partnerForm.getDefault()).toMatchObject({ nationality: 'brasileiro(a)', profession: 'médico(a)', name: null });
    expect(parse(partnerForm, partner, { today })).toMatchObject({
      ok: true,
      value: { cpf: '12345678909', nationality: 'brasileiro(a)', profession: 'médico(a)', matrimonial_regime: null },
    });
  });

  it('has a nationality and a profession', () => {
    expect(errorsOf({ nationality: '', profession: null })).toEqual({
      nationality: ['Preencha o campo Nacionalidade.'],
      profession: ['Preencha o campo Profissão.'],
    });
  });

  it('says the regime of a marriage, and of a marriage only', () => {
    expect(errorsOf({ marital_status: 'married' })).toEqual({ matrimonial_regime: ['Escolha o regime de bens do casamento.'] });
    expect(errorsOf({ marital_status: 'married', matrimonial_regime: 'partial_communion' })).toEqual({});
    expect(errorsOf({ marital_status: 'divorced' })).toEqual({});
  });

  it('is from 18 to 120 years old, when today is known', () => {
    expect(errorsOf({ birth_date: '2010-01-01' })).toEqual({ birth_date: ['É preciso ter pelo menos 18 anos.'] });
    expect(errorsOf({ birth_date: '1900-01-01' })).toEqual({
      birth_date: ['Confira o ano de nascimento: a idade passa de 120 anos.'],
    });
    expect(errorsOf({ birth_date: '1990-02-30' })).toEqual({
      birth_date: ['Data de nascimento: esta data não existe. Escreva dia, mês e ano.'],
    });
    expect(parse(partnerForm, { ...partner, birth_date: '2010-01-01' }).ok).toBe(true);
  });

  it('has the fixed marital statuses and regimes', () => {
    expect(MARITAL_STATUSES.map((status) => maritalStatusLabel[status])).toEqual(['Solteiro', 'Casado', 'Separado', 'Divorciado', 'Viúvo']);
    expect(MATRIMONIAL_REGIMES.map((regime) => matrimonialRegimeLabel[regime])).toEqual([
      'Comunhão Parcial de Bens',
      'Comunhão Universal de Bens',
      'Separação Convencional de Bens',
      'Separação Obrigatória de Bens',
      'Participação Final nos Aquestos',
    ]);
  });
});
