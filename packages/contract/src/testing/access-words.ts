import type { Access } from '@esteto/domain/identity/permission/access';

// Access in words, for tests that say by hand what each kind of person may and compare that with what is declared and done.

/** What is declared ('company: clients edit') to what happens; '*' stands for anything, the longest pattern wins. */
export type Rules<Outcome> = Record<string, Outcome>;

/** An access declaration in words. */
export const inWords = (who: Access): string => {
  switch (who.kind) {
    case 'anyone':
      return 'anyone';
    case 'guest':
      return 'guest';
    case 'session':
      return 'any session';
    case 'app_user':
      return 'app user';
    case 'company':
      return `company: ${who.permission ?? 'member'} ${who.act === 'boletos' ? 'pay' : who.level}`;
    case 'partner':
      return ['company: partner', who.owner && 'owner', who.flag, who.level].filter(Boolean).join(' ');
    case 'employee':
      return `company: employee ${who.level}`;
    case 'staff':
      return who.permission ? `staff: ${[who.permission].flat().join(' or ')} ${who.level}` : 'staff: member';
    case 'master':
      return 'staff: master';
    case 'manager_person':
      return 'manager: somewhere';
    case 'manager':
      return `manager: ${who.role}`;
  }
};

/** Where any of several permissions opens it, whoever holds one of them is in. */
export const outcomeFor = <Outcome>(rules: Rules<Outcome>, declared: string): Outcome => {
  const [, permissions, level] = /^staff: (.* or .*) (\w+)$/.exec(declared) ?? [];
  if (!permissions) return outcomeOfOne(rules, declared);
  const [first, ...others] = permissions.split(' or ').map((permission) => outcomeOfOne(rules, `staff: ${permission} ${level}`));
  return others.find((outcome) => outcome === 'in') ?? (first as Outcome);
};

const outcomeOfOne = <Outcome>(rules: Rules<Outcome>, declared: string): Outcome => {
  const fits = Object.entries(rules).filter(([pattern]) => matches(pattern, declared));
  const [best] = fits.toSorted(([a], [b]) => b.length - a.length);
  if (!best) throw new Error(`nothing is said of '${declared}'`);
  return best[1];
};

const matches = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.]/g, '\\.'))
      .join('.*')}$`,
  ).test(text);
