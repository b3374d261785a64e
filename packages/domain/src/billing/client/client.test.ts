import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { clientForm } from './client-form.ts';

const errorsOf = (value: object): Record<string, string[]> => {
  const parsed = parse(clientForm, value);
  return parsed.ok ? {} : parsed.errors;
};

describe('client form', () => {
  it('takes a hospital as a doctor types it', () => {
    const parsed = parse(clientForm, {
      person_type: 'PJ',
      document: '12.abc.345/01de-35',
      name: ' Hospital São Lucas Ltda. ',
      email: ' Financeiro@SaoLucas.com.br ',
      phone: '(11) 3000-0000',
      taker_kind: 'hospital',
      withholds_irrf: true,
      payment_term_days: 30,
      contacts: [{ name: 'Marta', email: 'marta@saolucas.com.br', receives_invoice: true }],
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        document: '12ABC34501DE35',
        name: 'Hospital São Lucas Ltda.',
        email: 'financeiro@saolucas.com.br',
        phone: '1130000000',
        withholds_iss: false,
        address: null,
        contacts: [{ name: 'Marta', cpf: null, phone: null, receives_invoice: true }],
      },
    });
  });

  it.each([
    ['PF', '529.982.247-25', undefined],
    ['PF', '529.982.247-26', 'O CPF do tomador não confere. Confira os últimos dígitos.'],
    ['PF', '11.222.333/0001-81', 'O CPF do tomador não confere. Confira os últimos dígitos.'],
    ['PF', '', 'Preencha o CPF do tomador.'],
    ['PJ', '11.222.333/0001-81', undefined],
    ['PJ', '529.982.247-25', 'O CNPJ do tomador não confere. Confira os últimos dígitos.'],
    ['PJ', null, 'Preencha o CNPJ do tomador.'],
    ['EX', 'DE 123.456-7', undefined],
    ['EX', undefined, 'Preencha o NIF ou escolha o motivo de não ter.'],
  ])('document of %s: %s', (person_type, document, message) => {
    expect(errorsOf({ person_type, document, name: 'Ana' })['document']?.[0]).toBe(message);
  });

  it('takes a client abroad without a NIF when the reason is given', () => {
    expect(errorsOf({ person_type: 'EX', no_nif_reason: '2', name: 'Clinic GmbH' })).toEqual({});
  });

  it('asks for the kind of person before judging the document', () => {
    expect(errorsOf({ document: '1', name: 'Ana' })).toEqual({ person_type: ['Preencha o campo Tipo de pessoa.'] });
  });
});
