import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../shared/property-runs.ts';
import { changeKindLabel, changesBetween } from './changes.ts';

describe('what changed', () => {
  it('lists the fields that differ, in depth', () => {
    expect(
      changesBetween(
        { name: 'Ana', phone: null, address: { cep: '01310100', city: 'São Paulo' } },
        { name: 'Ana Souza', phone: '', address: { cep: '01310200', city: 'São Paulo' } },
      ),
    ).toEqual([
      { path: 'name', old: 'Ana', new: 'Ana Souza', kind: 'modified' },
      { path: 'address.cep', old: '01310100', new: '01310200', kind: 'modified' },
    ]);
  });

  it('takes a group that came or went by its parts', () => {
    expect(changesBetween({ address: null }, { address: { cep: '01310100', city: null } })).toEqual([
      { path: 'address.cep', old: null, new: '01310100', kind: 'modified' },
    ]);
    expect(changesBetween({ address: { cep: '01310100' } }, {})).toEqual([
      { path: 'address.cep', old: '01310100', new: null, kind: 'modified' },
    ]);
  });

  it('marks items of a list that came and went', () => {
    expect(changesBetween({ tags: ['a', 'b', 'b'] }, { tags: ['b', 'c'] })).toEqual([
      { path: 'tags[0]', old: 'a', new: null, kind: 'removed' },
      { path: 'tags[2]', old: 'b', new: null, kind: 'removed' },
      { path: 'tags[1]', old: null, new: 'c', kind: 'added' },
    ]);
    expect(changesBetween({ contacts: [{ name: 'Bia' }] }, { contacts: [{ name: 'Caio' }] })).toEqual([
      { path: 'contacts[0]', old: { name: 'Bia' }, new: null, kind: 'removed' },
      { path: 'contacts[0]', old: null, new: { name: 'Caio' }, kind: 'added' },
    ]);
    expect([changeKindLabel.removed, changeKindLabel.added]).toEqual(['Excluído', 'Adicionado']);
  });

  it('follows an item by its id, wherever it stands', () => {
    const before = {
      contacts: [
        { id: 1, name: 'Bia' },
        { id: 2, name: 'Caio' },
      ],
    };
    const after = {
      contacts: [
        { id: 2, name: 'Caio' },
        { id: 1, name: 'Beatriz' },
      ],
    };
    expect(changesBetween(before, after)).toEqual([{ path: 'contacts[1].name', old: 'Bia', new: 'Beatriz', kind: 'modified' }]);
  });

  it('says that only the order changed', () => {
    expect(changesBetween({ ids: [1, 2, 3] }, { ids: [3, 1, 2] })).toEqual([
      { path: 'ids', old: [1, 2, 3], new: [3, 1, 2], kind: 'modified' },
    ]);
  });

  it('takes a list against nothing as empty, and against another kind of value as another value', () => {
    expect(changesBetween({ ids: null }, { ids: [] })).toEqual([]);
    expect(changesBetween({ ids: null }, { ids: [1] })).toEqual([{ path: 'ids[0]', old: null, new: 1, kind: 'added' }]);
    expect(changesBetween({ ids: 'x' }, { ids: [1] })).toEqual([{ path: 'ids', old: 'x', new: [1], kind: 'modified' }]);
    expect(changesBetween({ part: 1 }, { part: { a: 1 } })).toEqual([{ path: 'part', old: 1, new: { a: 1 }, kind: 'modified' }]);
  });

  it('skips ignored keys, nested ones and those inside lists', () => {
    const before = { updated_at: 1, address: { ibge: '1', cep: 'a' }, contacts: [{ name: 'Bia', phone: '1' }], more: { x: 1 } };
    const after = { updated_at: 2, address: { ibge: '2', cep: 'b' }, contacts: [{ name: 'Bia', phone: '2' }], more: { x: 2 } };
    expect(changesBetween(before, after, ['updated_at', 'address.ibge', 'contacts.phone', 'more'])).toEqual([
      { path: 'address.cep', old: 'a', new: 'b', kind: 'modified' },
    ]);
  });

  const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });

  it('is empty between equal values', () => {
    fc.assert(
      fc.property(record, (value) => {
        expect(changesBetween(value, JSON.parse(JSON.stringify(value)))).toEqual([]);
      }),
      runs,
    );
  });

  it('is the same seen from the other side, and never names what is ignored', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const there = changesBetween(before, after);
        const back = changesBetween(after, before);
        expect(there.length > 0).toBe(back.length > 0);
        const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
        expect(changesBetween(before, after, keys)).toEqual([]);
      }),
      runs,
    );
  });
});
