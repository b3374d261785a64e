import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { collegeForm, collegePlace, collegeTitle } from './college-form.ts';

const college = { name: 'Universidade de São Paulo', state: 'SP', ibge: '3550308', city: 'São Paulo', kind: 'public' };

it('asks where a college is and whether it is public', () => {
  expect(parse(collegeForm, college)).toEqual({ ok: true, value: { ...college, acronym: null, cnpj: null, mec_code: null } });
  expect(parse(collegeForm, { ...college, ibge: null, city: null, kind: null })).toEqual({
    ok: false,
    errors: { ibge: ['Escolha o município.'], city: ['Escolha o município.'], kind: ['Preencha o campo Tipo.'] },
  });
});

it('is named by its acronym where it has one', () => {
  expect(collegeTitle({ name: 'Universidade de São Paulo', acronym: 'USP' })).toBe('USP · Universidade de São Paulo');
  expect(collegeTitle({ name: 'Universidade de São Paulo', acronym: null })).toBe('Universidade de São Paulo');
  expect(collegePlace(college)).toBe('São Paulo/SP');
});
