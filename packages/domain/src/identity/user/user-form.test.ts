import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { ROLES, roleLabel, STAFF_CREATABLE_ROLES } from './roles.ts';
import { employeeForm, userForm } from './user-form.ts';

describe('user form', () => {
  it('invites a partner by default', () => {
    expect(userForm.getDefault()).toMatchObject({ send_invite_for_partner: true, doctor: null, role: null });
    expect(parse(userForm, { name: 'Ana', email: 'ANA@demo.test', role: 'partner' })).toMatchObject({
      ok: true,
      value: { email: 'ana@demo.test', notifications_email: null, send_invite_for_partner: true },
    });
  });

  it('asks for the company of an employee, and judges a doctor that comes along', () => {
    const employee = parse(userForm, { name: 'Ana', email: 'ana@demo.test', role: 'employee' });
    expect(employee).toEqual({ ok: false, errors: { company_id: ['Escolha a empresa do funcionário.'] } });
    const partner = parse(userForm, { name: 'Ana', email: 'ana@demo.test', role: 'partner', doctor: { cpf: '1' } });
    expect(partner).toEqual({ ok: false, errors: { 'doctor.cpf': ['CPF inválido. Confira os números.'] } });
  });

  it('creates partners and employees, nobody else', () => {
    expect(STAFF_CREATABLE_ROLES.map((role) => roleLabel[role])).toEqual(['Sócio', 'Funcionário']);
    expect(parse(userForm, { name: 'Ana', email: 'ana@demo.test', role: 'admin' })).toEqual({
      ok: false,
      errors: { role: ['Escolha uma das opções de Perfil.'] },
    });
  });

  it('knows every role', () => {
    expect(ROLES.map((role) => roleLabel[role])).toEqual([
      'Administrador',
      'Médico',
      'Visualizador',
      'Coordenador',
      'Gestor Administrador',
      'Sócio',
      'Funcionário',
      'Terceiro',
    ]);
  });
});

it('takes an employee by name, e-mail and role', () => {
  expect(parse(employeeForm, {})).toEqual({
    ok: false,
    errors: {
      name: ['Preencha o campo Nome.'],
      email: ['Preencha o campo E-mail.'],
      role: ['Preencha o campo Perfil.'],
    },
  });
  expect(parse(employeeForm, { name: 'Bia', email: 'bia@demo.test', role: 'third_party' }).ok).toBe(true);
});
