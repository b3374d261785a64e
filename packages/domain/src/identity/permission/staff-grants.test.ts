import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { STAFF_PERMISSIONS } from './permissions.ts';
import {
  entriesOfStaffGrants,
  grantsLike,
  grantsOfModule,
  grantsProblem,
  permissionsOfModule,
  STAFF_GRANTS,
  STAFF_MODULES,
  type StaffModule,
  staffGrantsOf,
  tickGrant,
  withSight,
} from './staff-grants.ts';

const modules = Object.keys(STAFF_MODULES) as StaffModule[];

describe('the tree of modules', () => {
  it('holds every permission once', () => {
    expect(modules.flatMap(permissionsOfModule).toSorted()).toEqual(Object.keys(STAFF_PERMISSIONS).toSorted());
    expect(new Set(modules.flatMap(grantsOfModule))).toEqual(new Set(STAFF_GRANTS));
  });

  it('offers only the levels that a permission has', () => {
    expect(grantsOfModule('calendar')).toEqual(['calendar.calendar:view', 'calendar.reports:view']);
  });
});

describe('what is stored', () => {
  it('lets see what may be changed, where seeing is a level', () => {
    expect(entriesOfStaffGrants(['media:delete', 'doctors.pf_to_pj:edit'])).toEqual([
      { name: 'doctors.pf_to_pj', view: false, edit: true, delete: false },
      { name: 'media', view: true, edit: false, delete: true },
    ]);
  });

  it('is read back as what it was made of', () => {
    fc.assert(
      fc.property(fc.subarray([...STAFF_GRANTS]), (given) => {
        expect(staffGrantsOf(entriesOfStaffGrants(given))).toEqual(withSight(given));
      }),
      runs,
    );
  });
});

describe('a tick', () => {
  it.each([
    [[], 'boletos:edit', true, ['boletos:view', 'boletos:edit']],
    [['boletos:view', 'boletos:edit', 'media:view'], 'boletos:view', false, ['media:view']],
    [['boletos:view', 'boletos:edit'], 'boletos:edit', false, ['boletos:view']],
  ] as const)('%j, %s %s: %j', (given, grant, on, result) => {
    expect(tickGrant(given, grant, on)).toEqual(result);
  });
});

describe('who grants', () => {
  const analyst = { is_master: false, permissions: entriesOfStaffGrants(['boletos:edit', 'media:view']) };

  it.each([
    [[], ['boletos:view', 'boletos:edit'], null],
    [['finance.plans:edit'], ['finance.plans:edit', 'media:view'], null],
    [['boletos:edit'], [], null],
    [[], ['media:delete'], 'Permissões: você só dá ou tira o que também tem. Peça a um master: Vídeos (Excluir).'],
    [['media:delete'], [], 'Permissões: você só dá ou tira o que também tem. Peça a um master: Vídeos (Excluir).'],
    [
      [],
      ['media:edit', 'media:delete', 'finance.plans:view'],
      'Permissões: você só dá ou tira o que também tem. Peça a um master: Planos (Visualizar), Vídeos (Criar/Editar), mais 1.',
    ],
  ] as const)('from %j to %j: %s', (before, after, problem) => {
    expect(grantsProblem(analyst, before, after)).toBe(problem);
    expect(grantsProblem({ is_master: true, permissions: [] }, before, after)).toBeNull();
  });

  it('copies from a colleague only what is theirs to give', () => {
    expect(grantsLike(analyst, ['media:delete'], ['boletos:view', 'media:edit'])).toEqual(['boletos:view', 'media:delete']);
    fc.assert(
      fc.property(fc.subarray([...STAFF_GRANTS]), fc.subarray([...STAFF_GRANTS]), (given, wanted) => {
        expect(grantsProblem(analyst, given, grantsLike(analyst, given, wanted))).toBeNull();
      }),
      runs,
    );
  });
});
