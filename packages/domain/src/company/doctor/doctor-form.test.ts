import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { doctorForm } from './doctor-form.ts';

const errorsOf = (fields: object) => {
  const parsed = parse(doctorForm, { cpf: '12345678909', ...fields }, { today: '2026-11-20' });
  return parsed.ok ? {} : parsed.errors;
};

it('takes a doctor with a CPF and nothing else', () => {
  expect(parse(doctorForm, { cpf: '123.456.789-09' })).toMatchObject({
    ok: true,
    value: { cpf: '12345678909', crms: [], free_personal_income_taxes: [], is_resident_doctor: false, address: null },
  });
});

it('takes CRMs as people write them', () => {
  const parsed = parse(doctorForm, { cpf: '12345678909', crms: [{ number: 'CRM 123.456', state: 'SP' }] });
  expect(parsed).toMatchObject({ ok: true, value: { crms: [{ number: '123456', state: 'SP' }] } });
});

it.each([
  [{ cpf: null }, { cpf: ['Preencha o campo CPF.'] }],
  [{ crms: [{ number: '12a', state: 'SP' }] }, { 'crms[0].number': ['Número do CRM: use só os dígitos do registro.'] }],
  [{ crms: [{ number: '12' }] }, { 'crms[0].state': ['Preencha o campo UF do CRM.'] }],
  [
    {
      crms: [
        { number: '12', state: 'SP' },
        { number: '12', state: 'SP' },
      ],
    },
    { 'crms[1].number': ['Este CRM já está na lista.'] },
  ],
  [{ birth_date: '2015-01-01' }, { birth_date: ['É preciso ter pelo menos 18 anos.'] }],
  [{ free_personal_income_taxes: [2021] }, { 'free_personal_income_taxes[0]': ['Ano: o menor valor aceito é 2022.'] }],
])('%j', (fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors);
});

it('refuses what is no CRM, however deep it is', () => {
  let deep: unknown = 'SP';
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  const two = { number: '12', state: deep };
  expect(Object.keys(errorsOf({ crms: [two, two] }))).toEqual(['crms[0].state', 'crms[1].state']);
});
