import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { unitForm } from './unit-form.ts';
import { UNIT_TYPES, unitTypeLabel } from './unit-types.ts';

it('knows the 13 types', () => {
  expect(UNIT_TYPES.map((type) => unitTypeLabel[type])).toEqual([
    'Hospital',
    'Clínica',
    'UPA',
    'UBS',
    'Pronto-socorro',
    'Laboratório',
    'Home care',
    'Centro cirúrgico',
    'Diálise',
    'Imagem',
    'Maternidade',
    'Reabilitação',
    'Outros',
  ]);
});

it('takes a unit with the least it needs, active by default', () => {
  expect(parse(unitForm, { name: 'UPA Centro', code: 'UPA-1', type: 'upa' })).toMatchObject({
    ok: true,
    value: { is_active: true, cnes: null },
  });
});

it('refuses what does not hold, beside its field', () => {
  const parsed = parse(unitForm, {
    name: 'UPA',
    code: 'A'.repeat(13),
    type: 'bar',
    cnes: '123',
    cnpj: '11.222.333/0001-82',
    geofence_radius_meters: 10_001,
  });
  expect(parsed.ok ? {} : parsed.errors).toEqual({
    code: ['Código: use no máximo 12 caracteres.'],
    type: ['Escolha uma das opções de Tipo.'],
    cnes: ['CNES: use os 7 dígitos.'],
    cnpj: ['CNPJ inválido. Confira os caracteres.'],
    geofence_radius_meters: ['Raio do ponto (metros): o maior valor aceito é 10000.'],
  });
});

const ward = { name: 'UTI adulto', code: 'UTI-A' };

it.each([
  [{ latitude: -22.9056, longitude: -47.0608 }, {}],
  [{ latitude: -22.9056 }, { longitude: ['Longitude: preencha as duas coordenadas, ou nenhuma.'] }],
  [{ latitude: 91, longitude: 0 }, { latitude: ['Latitude: use um valor de -90 a 90.'] }],
  [{ latitude: 'sul', longitude: 0 }, { latitude: ['Latitude: escreva em graus, como -22,905600.'] }],
  [{ sectors: [ward, { ...ward, name: 'UTI pediátrica', code: 'UTI-P' }] }, {}],
  [{ sectors: [ward, { ...ward, code: 'uti-a' }] }, { sectors: ['Setores: cada código só pode aparecer uma vez.'] }],
  [{ sectors: [{ ...ward, code: null }] }, { 'sectors[0].code': ['Preencha o campo Código.'] }],
])('with %j says %j', (given, errors) => {
  const parsed = parse(unitForm, { name: 'UPA Centro', code: 'UPA-1', type: 'upa', ...given });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});
