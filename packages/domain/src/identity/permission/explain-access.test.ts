import { expect, it } from 'vitest';
import type { Access } from './access.ts';
import { explainAccess } from './explain-access.ts';

const analyst = {
  type: 'admin' as const,
  is_active: true,
  is_master: false,
  permissions: [{ name: 'boletos', view: true, edit: false, delete: false }],
  flags: [],
};
const staff = (permission: Extract<Access, { kind: 'staff' }>['permission'], level: 'view' | 'edit' = 'view'): Access => ({
  kind: 'staff',
  permission,
  level,
});

it.each<[Access, boolean, string]>([
  [{ kind: 'anyone' }, true, 'Qualquer pessoa.'],
  [{ kind: 'session' }, true, 'Quem tem uma sessão.'],
  [{ kind: 'master' }, false, 'Só para master.'],
  [{ kind: 'app_user' }, false, 'Não é da equipe.'],
  [staff(undefined), true, 'Toda a equipe.'],
  [staff('boletos'), true, 'Tem Boletos (Visualizar).'],
  [staff('boletos', 'edit'), false, 'Falta Boletos (Criar/Editar).'],
  [staff(['media', 'boletos']), true, 'Tem Boletos (Visualizar).'],
  [staff(['media', 'finance.plans']), false, 'Falta uma destas (Visualizar): Vídeos, Planos.'],
])('%j: %s, %s', (access, allowed, rule) => {
  expect(explainAccess(access, analyst)).toEqual({ allowed, rule });
});

it('a master may everything that staff may, and who is inactive nothing', () => {
  const master = { ...analyst, is_master: true };
  expect(explainAccess(staff('media', 'edit'), master)).toEqual({ allowed: true, rule: 'É master: tem todas as permissões.' });
  expect(explainAccess({ kind: 'master' }, master)).toEqual({ allowed: true, rule: 'É master.' });
  expect(explainAccess(staff('boletos'), { ...analyst, is_active: false })).toEqual({
    allowed: false,
    rule: 'Não tem acesso: está inativo.',
  });
});
