import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { runs } from '../testing/property-runs.ts';
import * as fields from './fields.ts';
import { errorsOf, parse } from './parse.ts';

const errors = (schema: AnySchema, value: unknown): string[] => {
  const parsed = parse(schema, value);
  return parsed.ok ? [] : (parsed.errors[''] ?? [JSON.stringify(parsed.errors)]);
};
const accepts = (schema: AnySchema, value: unknown): unknown => {
  const parsed = parse(schema, value);
  return parsed.ok ? parsed.value : parsed.errors;
};

const contact = fields.object({ name: fields.text('Nome').max(10).required(), cpf: fields.cpf() });
const form = fields.object({
  name: fields.text('Nome').max(10).required(),
  notes: fields.longText('Notas').max(20),
  secret: fields.password(),
  cpf: fields.cpf(),
  cnpj: fields.cnpj(),
  amount: fields.cents('Valor').required(),
  kind: fields.oneOf('Tipo', ['a', 'b']),
  on: fields.flag('Ligado'),
  address: fields.address(),
  contacts: fields.list('Contatos', contact.required(), 2),
});

describe('parse', () => {
  it('strips masks, trims, empties and fills what is missing', () => {
    expect(
      accepts(form, {
        name: ' Ana ',
        notes: ' a\r\nb ',
        secret: ' x ',
        cpf: '123.456.789-09',
        cnpj: '12.abc.345/01de-35',
        amount: 150,
        address: { cep: '01310-100', state: 'SP', city: '' },
        contacts: [{ name: 'Bia', cpf: '' }],
      }),
    ).toEqual({
      name: 'Ana',
      notes: 'a\nb',
      secret: ' x ',
      cpf: '12345678909',
      cnpj: '12ABC34501DE35',
      amount: 150,
      kind: null,
      on: false,
      address: expect.objectContaining({ cep: '01310100', state: 'SP', city: null, street: null, city_id: null }),
      contacts: [{ name: 'Bia', cpf: null }],
    });
    expect(accepts(form, { name: 'Ana', amount: 0 })).toMatchObject({ address: null, contacts: [], secret: null });
  });

  it('tells every problem, each beside its field', () => {
    expect(
      accepts(form, {
        name: '  ',
        cpf: '123.456.789-00',
        amount: 1.5,
        kind: 'c',
        on: null,
        address: { cep: '123', nope: 1 },
        contacts: [{ name: 'nome comprido demais', cpf: 1 }],
        extra: true,
      }),
    ).toEqual({
      name: ['Preencha o campo Nome.'],
      cpf: ['CPF inválido. Confira os números.'],
      amount: ['Valor: use no máximo duas casas decimais.'],
      kind: ['Escolha uma das opções de Tipo.'],
      on: ['Preencha o campo Ligado.'],
      'address.cep': ['CEP inválido'],
      address: ['Há campos que não são aceitos aqui: nope.'],
      'contacts[0].name': ['Nome: use no máximo 10 caracteres.'],
      'contacts[0].cpf': ['CPF inválido. Confira os números.'],
      '': ['Há campos que não são aceitos aqui: extra.'],
    });
    expect(accepts(form, { name: 'Ana', amount: 1, contacts: [1, 2, 3].map((index) => ({ name: `Bia ${index}` })) })).toEqual({
      contacts: ['Contatos: inclua no máximo 2.'],
    });
  });

  it.each([null, 'x', 1, true, []])('refuses %j as a whole', (value) => {
    expect(errors(form, value)).toEqual(['Dados inválidos.']);
  });

  it('takes nothing as an empty form', () => {
    expect(accepts(form, undefined)).toEqual({ name: ['Preencha o campo Nome.'], amount: ['Preencha o campo Valor.'] });
  });

  it('refuses keys of the prototype', () => {
    expect(accepts(form, JSON.parse('{"name":"Ana","amount":1,"__proto__":{"on":true},"constructor":1}'))).toEqual({
      '': ['Há campos que não são aceitos aqui: __proto__, constructor.'],
    });
  });

  it('never throws, whatever is sent, and what it accepts it accepts again unchanged', () => {
    const field = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.string(),
      fc.constantFrom('123.456.789-09', '12abc34501de35', 'a', ' Ana ', 150),
    );
    const value = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(Object.keys(form.fields).map((name) => [name, field])), { requiredKeys: [] }),
      fc.record({
        name: fc.constant(' Ana '),
        amount: fc.nat(),
        notes: fc.oneof(fc.string(), fc.constant(null)),
        secret: fc.string({ minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(value, (sent) => {
        const parsed = parse(form, sent);
        expect(parsed.ok || Object.keys(parsed.errors).length > 0).toBe(true);
        expect(parsed.ok ? errorsOf(form, parsed.value) : null).toBeNull();
        expect(parsed.ok ? parse(form, parsed.value) : parsed).toEqual(parsed);
      }),
      runs,
    );
  });

  it('looks at no item of a list beyond its most, at any depth', () => {
    let looks = 0;
    const counted = (items: unknown[]) =>
      new Proxy(items, {
        get: (target, key, receiver) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    const nested = fields.object({
      parts: fields.list('Partes', fields.object({ tags: fields.list('Marcas', fields.text('Marca'), 3) }), 2),
    });
    const tooMany = counted(Array.from({ length: 150_000 }, () => 'x'));
    expect(accepts(form, { name: 1, contacts: tooMany })).toEqual({ contacts: ['Contatos: inclua no máximo 2.'] });
    expect(accepts(nested, { parts: [{ tags: [] }, { tags: tooMany }] })).toEqual({ 'parts[1].tags': ['Marcas: inclua no máximo 3.'] });
    expect(looks).toBe(0);
    expect(accepts(nested, { parts: [{ tags: counted(['a', 'b', 'c']) }] })).toMatchObject({ parts: [{ tags: ['a', 'b', 'c'] }] });
    expect(looks).toBeGreaterThan(0);
  });

  it('stays quick on a value nested ten thousand deep', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 10_000; depth++) deep = depth % 2 ? [deep] : { address: deep };
    expect(parse(form, { name: deep, amount: 1, address: deep }).ok).toBe(false);
  });
});

describe('strict judgement (what the server sees when nothing cleans before it)', () => {
  it('refuses masks, spaces around and empty texts', () => {
    expect(errorsOf(fields.cpf(), '123.456.789-09')).toEqual({ '': ['CPF inválido. Confira os números.'] });
    expect(errorsOf(fields.cnpj(), '12abc34501de35')).toEqual({ '': ['CNPJ inválido. Confira os caracteres.'] });
    expect(errorsOf(fields.text('Nome'), ' a')).toEqual({ '': ['Nome: retire os espaços do começo e do fim.'] });
    expect(errorsOf(fields.text('Nome'), '')).toEqual({ '': ['Preencha o campo Nome.'] });
    expect(errorsOf(fields.text('Nome'), null)).toBeNull();
    expect(errorsOf(fields.text('Nome'), undefined)).toBeNull();
  });
});

describe('what nobody sees', () => {
  const message = 'Nome: há caracteres invisíveis, que costumam vir de um texto copiado. Apague-os ou digite o texto de novo.';
  const unseen = [
    [0x200b, 0x200f],
    [0x202a, 0x202e],
    [0x2060, 0x2064],
    [0x2066, 0x2069],
    [0xfeff, 0xfeff],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)));

  it('stands in no text that people write', () => {
    for (const schema of [fields.text('Nome'), fields.name('Nome'), fields.longText('Nome')])
      for (const character of unseen)
        expect([character.codePointAt(0)?.toString(16), errors(schema, `Ana${character} Souza`)]).toEqual([
          character.codePointAt(0)?.toString(16),
          [message],
        ]);
  });

  it('is not what joins an emoji, nor an accent', () => {
    for (const text of ['👩‍⚕️ de plantão', '👩🏽‍⚕️', '👨‍👩‍👧', 'Sa\u0303o Paulo', 'a\u00a0b'])
      expect(errors(fields.text('Nome'), text)).toEqual([]);
    expect(errors(fields.text('Nome'), 'a\u200d👩')).toEqual([message]);
  });
});

describe('each kind of field', () => {
  const cases: [string, AnySchema, unknown[], unknown[]][] = [
    ['text', fields.text('Nome').required(), ['a', 'São 🩺'], ['', ' ', 'a\nb', 'a\0b', '\ud800', 'a'.repeat(256), 1, null, {}]],
    ['long text', fields.longText('Notas').required(), ['a\nb\tc'], ['a\0', '\udfff', 'a'.repeat(2001)]],
    ['option', fields.oneOf('Tipo', ['a', 'b']).required(), ['a'], ['c', '', 1, null]],
    ['flag', fields.flag('Ligado'), [true, false, undefined], ['true', 1, null]],
    ['integer', fields.integer('Dias').min(0).max(365).required(), [0, 365], [-1, 366, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY]],
    ['id', fields.id('Empresa').required(), [1, Number.MAX_SAFE_INTEGER], [0, -1, 1.5, '1', 2 ** 53, 1e308 * 10, null]],
    ['cents', fields.cents('Valor').required(), [0, 999_999_999_999], [-1, 0.5, 1_000_000_000_000, '10', Number.NaN, null]],
    ['rate', fields.rate('Alíquota').required(), ['0', '0.015', '1'], ['1.1', '-0.1', '0,5', '1e-2', 0.5, '']],
    ['CPF', fields.cpf().required(), ['12345678909'], ['12345678900', '11111111111', 12345678909]],
    ['CNPJ', fields.cnpj().required(), ['12ABC34501DE35'], ['12ABC34501DE36', '']],
    ['document', fields.document().required(), ['12345678909', '12ABC34501DE35'], ['1', '']],
    ['CEP', fields.cep().required(), ['01310100'], ['0131010', '']],
    ['phone', fields.phone().required(), ['11987654321', '1130000000'], ['2098765432', '']],
    ['e-mail', fields.email().required(), ['ana@demo.test'], ['ana@demo', '']],
    ['date that has come', fields.pastDate('Abertura').required(), ['2016-05-02', '2030-01-01'], ['2026-02-29', '']],
    ['date', fields.isoDate('Vencimento').required(), ['2028-02-29'], ['2026-02-29', '20/11/2026', '2026-11-20T00:00:00Z', '']],
    ['instant', fields.instant('Início').required(), ['2026-11-20T13:45:00Z'], ['2026-11-20', '2026-11-20T13:45:00']],
    ['competence', fields.competence().required(), ['2026-11'], ['2026-13', '11/2026', '']],
    ['password', fields.password().required(), [' a senha '], ['', 'a'.repeat(129), 'a\0', 1]],
    ['new password', fields.newPassword().required(), ['a senha ', '        '], ['', 'a senha', 'a'.repeat(129)]],
    ['birth date', fields.birthDate().required(), ['2000-02-29'], ['2000-02-30', '29/02/2000', '']],
    ['address', fields.address(), [null, {}, { state: 'SP', ibge: '3550308' }], [{ state: 'XX' }, { ibge: '355' }, { a: 1 }, [], 'x']],
  ];

  it.each(cases)('%s', (_name, schema, good, bad) => {
    for (const value of good) expect([value, errors(schema, value)]).toEqual([value, []]);
    for (const value of bad) expect([value, errors(schema, value)]).not.toEqual([value, []]);
  });

  it('speaks Portuguese about all of them, never with a bare path', () => {
    for (const [, schema, , bad] of cases)
      for (const message of bad.flatMap((value) => errors(schema, value)))
        expect(message).not.toMatch(/\b(this|must|field|undefined|NaN)\b|\$\{/);
  });
});
