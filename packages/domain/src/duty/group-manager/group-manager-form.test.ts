import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { newGroupManagerForm } from './group-manager-form.ts';
import { managerRoleLabel } from './manager-roles.ts';

it('knows the three roles by the words of the product', () => {
  expect(managerRoleLabel).toEqual({ admin: 'Gestor Administrador', coordinator: 'Coordenador', viewer: 'Visualizador' });
});

it.each([
  [{}, {}],
  [{ role: null }, { role: ['Escolha o papel.'] }],
  [{ role: 'owner' }, { role: ['Escolha uma das opções de Papel.'] }],
  [{ email: 'helena' }, { email: ['E-mail inválido. Confira se está como nome@dominio.com.'] }],
  [{ name: 'Veja em vale.com' }, { name: ['Nome: escreva só o nome, sem endereço de site ou de e-mail.'] }],
])('with %j says %j', (given, errors) => {
  const parsed = parse(newGroupManagerForm, { name: 'Helena Castro', email: 'helena@vale.test', role: 'admin', unit_ids: [], ...given });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});
