import { expect, it } from 'vitest';
import { emptyAddress } from '../../shared/document/address.ts';
import type { PartnerForm } from './partner-form.ts';
import { followPerson, partnerOfPerson, personOfPartner } from './partner-person.ts';

const ana: PartnerForm = {
  name: 'Ana Souza',
  nationality: 'brasileira',
  marital_status: 'married',
  matrimonial_regime: 'partial_communion',
  profession: 'médica',
  birth_city: null,
  birth_date: '1988-04-12',
  cpf: '52998224725',
  rg: '45.111.222-3',
  issuing_uf_rg: 'SP',
  issuing_agency: null,
  issuing_date_rg: null,
  address: null,
};

it('is known as a doctor by what was told as a partner, and by nothing that was not', () => {
  expect(personOfPartner(ana)).toEqual({ cpf: ana.cpf, rg: ana.rg, birth_date: ana.birth_date, marital_status: 'married' });
});

it('begins as a partner with what is known as a doctor', () => {
  expect(partnerOfPerson('Ana', { cpf: ana.cpf, rg: null, address: emptyAddress, marital_status: null })).toEqual({
    name: 'Ana',
    cpf: ana.cpf,
    address: emptyAddress,
  });
});

it('follows as a partner what the doctor says later, but for the marriage', () => {
  const later = { cpf: '11144477735', birth_city: 'Campinas', rg: null, birth_date: null, marital_status: 'single', address: null };
  expect(followPerson(ana, later)).toEqual({ ...ana, cpf: '11144477735', birth_city: 'Campinas' });
});
