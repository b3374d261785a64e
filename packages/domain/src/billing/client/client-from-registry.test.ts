import { expect, it } from 'vitest';
import { clientFromRegistry, registryNote } from './client-from-registry.ts';

const address = {
  cep: '50030230',
  street: 'AV RIO BRANCO',
  number: '240',
  complement: null,
  neighborhood: 'RECIFE',
  city: 'Recife',
  state: 'PE',
  ibge: '2611606',
  city_id: 2_611_606,
  state_id: 26,
} as const;

it('gives the names one by one and the address as a whole', () => {
  const [name, fantasyName, parts, ...others] = clientFromRegistry({
    name: 'H'.repeat(200),
    fantasy_name: null,
    situation: 'ATIVA',
    address,
  });
  expect(name).toEqual({ name: 'H'.repeat(150) });
  expect(fantasyName).toEqual({ fantasy_name: null });
  expect(parts).toMatchObject({ 'address.cep': '50030230', 'address.ibge': '2611606', 'address.complement': null });
  expect(others).toEqual([]);
});

it.each([
  ['ATIVA', 'Encontrado no cadastro da Receita Federal.'],
  [null, 'Encontrado no cadastro da Receita Federal.'],
  ['BAIXADA', 'Na Receita Federal, este CNPJ está com a situação baixada.'],
])('says of a company that is %s', (situation, note) => {
  expect(registryNote({ situation })).toBe(note);
});
