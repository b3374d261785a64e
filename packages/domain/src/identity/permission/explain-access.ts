import { type Access, decide } from './access.ts';
import { levelLabel, STAFF_PERMISSIONS, type StaffPermission } from './permissions.ts';
import type { Person } from './person.ts';

/** Whether somebody of the staff may, and the rule that says so, in a sentence. */
export type Explanation = { allowed: boolean; rule: string };

/** The words of `decide` (access.ts), for who of the staff asks what a colleague sees and does. */
export const explainAccess = (access: Access, person: Person): Explanation => {
  const { allowed } = decide(access, { person });
  return { allowed, rule: person.is_active ? ruleOf(access, person, allowed) : 'Não tem acesso: está inativo.' };
};

const ruleOf = (access: Access, person: Person, allowed: boolean): string => {
  if (access.kind === 'anyone') return 'Qualquer pessoa.';
  if (access.kind === 'session') return 'Quem tem uma sessão.';
  if (access.kind === 'master') return allowed ? 'É master.' : 'Só para master.';
  if (access.kind !== 'staff') return 'Não é da equipe.';
  const names = [access.permission ?? []].flat();
  if (names.length === 0) return 'Toda a equipe.';
  if (person.is_master) return 'É master: tem todas as permissões.';
  const level = levelLabel[access.level];
  const held = names.find((name) => decide({ ...access, permission: name }, { person }).allowed);
  if (held) return `Tem ${labelOf(held)} (${level}).`;
  const [first, second, ...others] = names.map(labelOf);
  if (!second) return `Falta ${first} (${level}).`;
  return `Falta uma destas (${level}): ${[first, second, ...others].join(', ')}.`;
};

const labelOf = (name: StaffPermission): string => STAFF_PERMISSIONS[name].label;
