import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientForm } from '../../billing/client/client-form.ts';
import { address, id, integer, list, object } from '../schema/fields.ts';
import { runs } from '../testing/property-runs.ts';
import { changeList, readChanges } from './change-list.ts';

const ana = { name: 'Ana', phone: '1133334444' };
const bia = { name: 'Bia', phone: null };
const modified = (path: string, old: unknown, next: unknown) => ({ path, old, new: next, kind: 'modified' });

describe('changeList', () => {
  it.each([
    ['equal at any depth', { a: { b: [ana] } }, { a: { b: [{ ...ana }] } }, []],
    ['a field', { name: 'Ana', age: 3 }, { name: 'Bia', age: 3 }, [modified('name', 'Ana', 'Bia')]],
    ['no value in its three forms', { a: null, b: '' }, { b: undefined, c: null }, []],
    ['a nested field', { address: { cep: '1', city: 'X' } }, { address: { cep: '2', city: 'X' } }, [modified('address.cep', '1', '2')]],
    ['a group that was not there', { address: null }, { address: { cep: '1', city: null } }, [modified('address.cep', null, '1')]],
    ['a group that goes', { address: { cep: '1' } }, { address: null }, [modified('address.cep', '1', null)]],
    ['an empty group and none', { address: null }, { address: { cep: '' } }, []],
    ['an added item', { c: [ana] }, { c: [ana, bia] }, [{ path: 'c[1]', old: null, new: bia, kind: 'added' }]],
    ['the first item removed', { c: [ana, bia] }, { c: [bia] }, [{ path: 'c[0]', old: ana, new: null, kind: 'removed' }]],
    ['an item edited in place', { c: [ana, bia] }, { c: [ana, { ...bia, phone: '2' }] }, [modified('c[1].phone', null, '2')]],
    [
      'an item that moved and changed, by id',
      {
        c: [
          { id: 1, x: 1 },
          { id: 2, x: 2 },
        ],
      },
      { c: [{ id: 2, x: 3 }] },
      [modified('c[0].x', 2, 3), { path: 'c[0]', old: { id: 1, x: 1 }, new: null, kind: 'removed' }],
    ],
    [
      'a new item in the place of a known one',
      { c: [{ id: 1, x: 1 }] },
      { c: [{ x: 1 }] },
      [
        { path: 'c[0]', old: { id: 1, x: 1 }, new: null, kind: 'removed' },
        { path: 'c[0]', old: null, new: { x: 1 }, kind: 'added' },
      ],
    ],
    [
      'texts of a list',
      { t: ['a', 'b'] },
      { t: ['a', 'c'] },
      [
        { path: 't[1]', old: 'b', new: null, kind: 'removed' },
        { path: 't[1]', old: null, new: 'c', kind: 'added' },
      ],
    ],
    ['the order of a list', { t: ['a', 'b'] }, { t: ['b', 'a'] }, [modified('t', ['a', 'b'], ['b', 'a'])]],
    ['a list that was not there', { t: null }, { t: ['a'] }, [{ path: 't[0]', old: null, new: 'a', kind: 'added' }]],
    ['another type', { a: '1' }, { a: 1 }, [modified('a', '1', 1)]],
    ['a key that objects are born with', {}, { constructor: 'x' }, [modified('constructor', null, 'x')]],
  ])('%s', (_, before, after, expected) => {
    expect(changeList(before, after)).toEqual(expected);
  });

  it.each([
    [['name'], ['address.cep', 'contacts[0].phone']],
    [['address'], ['name', 'contacts[0].phone']],
    [['address.cep'], ['name', 'contacts[0].phone']],
    [['contacts.phone'], ['name', 'address.cep']],
    [['name', 'address.cep', 'contacts'], []],
    [
      ['cep', 'contacts.cpf'],
      ['name', 'address.cep', 'contacts[0].phone'],
    ],
  ])('skips %j', (ignore, expected) => {
    const before = { name: 'A', address: { cep: '1' }, contacts: [ana] };
    const after = { name: 'B', address: { cep: '2' }, contacts: [{ ...ana, phone: '9' }] };
    expect(changeList(before, after, ignore).map(({ path }) => path)).toEqual(expected);
  });

  it('finds nothing between a record and its copy, and as much one way as the other', () => {
    const record = fc.dictionary(fc.constantFrom('a', 'b', 'list', 'group'), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(fc.clone(record, 2), record, ([before, copy], after) => {
        expect(changeList(before, copy)).toEqual([]);
        expect(changeList(before, after)).toHaveLength(changeList(after, before).length);
      }),
      runs,
    );
  });
});

it('writes changes as the form names them', () => {
  const before = { name: 'Hospital A', address: { cep: '01310100' }, contacts: [ana], withholds_iss: false };
  const after = {
    name: 'Hospital B',
    address: { cep: '04094050' },
    contacts: [bia, { ...bia, name: 'Caio', phone: '11987654321' }],
    withholds_iss: true,
  };
  expect(readChanges(clientForm, changeList(before, after)).map(({ label, old, new: next, kind }) => [kind, label, old, next])).toEqual([
    ['modified', 'Razão social', 'Hospital A', 'Hospital B'],
    ['modified', 'Endereço · CEP', '01310-100', '04094-050'],
    ['modified', 'Contatos 1 · Nome', 'Ana', 'Bia'],
    ['modified', 'Contatos 1 · Telefone', '(11) 3333-4444', 'vazio'],
    ['added', 'Contatos 2', 'vazio', 'Nome: Caio, Telefone: (11) 98765-4321'],
    ['modified', 'Retém ISS', 'Não', 'Sim'],
  ]);
});

describe('what a person reads of a change', () => {
  const schema = object({ analyst_id: id('Responsável'), address: address() });
  const place = { city: 'Campinas', ibge: '3509502', city_id: 3509502, state_id: 35 };

  it('holds no code of a place and no number of a record', () => {
    const words = readChanges(schema, changeList({ address: {} }, { address: place }));
    expect(words.map(({ label, new: next }) => `${label} → ${next}`)).toEqual(['Endereço · Cidade → Campinas']);
    expect(readChanges(schema, [{ path: 'address', old: null, new: place, kind: 'modified' }])[0]?.new).toBe('Cidade: Campinas');
    const [analyst] = readChanges(schema, changeList({ analyst_id: 4 }, { analyst_id: 5 }));
    expect(analyst).toMatchObject({ label: 'Responsável', old: 'escolhido', new: 'outro' });
    expect(readChanges(schema, changeList({ analyst_id: null }, { analyst_id: 5 }))[0]).toMatchObject({ old: 'vazio', new: 'escolhido' });
  });

  it('names a record where its name is known', () => {
    const nameOf = (path: string, id: unknown) => (path === 'analyst_id' && id === 5 ? 'Marina Teles' : null);
    const words = (old: unknown, next: unknown) => readChanges(schema, changeList({ analyst_id: old }, { analyst_id: next }), nameOf)[0];
    expect(words(null, 5)).toMatchObject({ old: 'vazio', new: 'Marina Teles' });
    expect(words(4, 5)).toMatchObject({ old: 'escolhido', new: 'Marina Teles' });
    expect(words(5, 4)).toMatchObject({ old: 'Marina Teles', new: 'outro' });
  });

  it('tells how many other records a list names, and that it names others', () => {
    const units = object({ unit_ids: list('Unidades', id('Unidade')) });
    const words = (old: unknown, next: unknown) => readChanges(units, [{ path: 'unit_ids', old, new: next, kind: 'modified' }])[0];
    expect(words([], [5, 6])).toMatchObject({ old: 'vazio', new: '2 itens' });
    expect(words([5, 6], [5, 7])).toMatchObject({ old: '2 itens', new: 'outros (2 itens)' });
    expect(words(null, [])).toBeUndefined();
  });

  it('reads as its field says, where no kind writes it', () => {
    const shown = (value: unknown) => (value === 1 ? 'um' : '');
    const odd = object({ odd: integer('Ímpar').meta({ shown }) });
    expect(readChanges(odd, [{ path: 'odd', old: 2, new: 1, kind: 'modified' }])[0]).toMatchObject({ old: 'vazio', new: 'um' });
  });
});
