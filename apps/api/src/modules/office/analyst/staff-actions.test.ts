import { accessOfAction } from '@esteto/contract/office/analyst';
import { explainAccess } from '@esteto/domain/identity/permission/explain-access';
import { entriesOfStaffGrants, STAFF_GRANTS } from '@esteto/domain/identity/permission/staff-grants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { staffActions } from './analyst.service.ts';

const api = await testApp({}, { idle: true });
const actions = staffActions();
const SETS = 200;
/** Actions tried for each person; over all of them every action is tried several times. */
const TRIED = 20;

test('the simulator says of 200 analysts what the server does to them', async () => {
  const sets = fc.sample(fc.subarray([...STAFF_GRANTS]), { numRuns: SETS, seed: 30 });
  const told: string[] = [];
  const done: string[] = [];
  const tried = new Set<string>();
  for (const [index, grants] of sets.entries()) {
    const permissions = entriesOfStaffGrants(grants);
    const person = await api.make.person({ type: 'admin', permissions, is_master: index % 50 === 0 });
    const { headers } = await api.signIn(person);
    const some = actions.flatMap((_, at) => (at < TRIED ? [actions[(index * TRIED + at) % actions.length]] : []));
    for (const action of some) {
      if (!action) continue;
      const { method, path, summary } = action;
      const url = `/api/${path.replaceAll(/:\w+/g, '0')}`;
      // Access is judged before what is sent: whatever else is wrong with the call, only a refusal of the person is a 403.
      const { statusCode } = await api.app.inject({ method: method as 'GET', url, headers });
      const name = `${index} ${method} ${path} (${summary})`;
      tried.add(`${method} ${path}`);
      done.push(`${name}: ${statusCode === 403 ? 'refused' : 'let in'}`);
      told.push(`${name}: ${explainAccess(accessOfAction(action), person).allowed ? 'let in' : 'refused'}`);
    }
  }
  expect(done).toEqual(told);
  expect(tried.size).toBe(actions.length);
});
