import { expect, test } from 'vitest';
import { goodInput, namedEndpoints, rightfulCaller } from '../../testing/examples.ts';
import { newScene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { letterQuotas, sentEnough, UNASKED, type Unasked } from './letter-quota.ts';

const api = await testApp({}, { idle: true });

test.each<[Unasked, string, 'company' | 'group' | 'caller']>([
  ['invite', 'invite.create', 'company'],
  ['invite', 'invite.createForCompany', 'company'],
  ['invite', 'invite.resend', 'company'],
  ['manager_invite', 'groupManager.create', 'group'],
  ['doctor_invite', 'accreditationInvite.create', 'group'],
  ['staff_invite', 'analyst.create', 'caller'],
  ['partner', 'wizardPartner.invite', 'company'],
  ['handover', 'handover.send', 'company'],
  ['handover', 'handover.sendOfCompany', 'company'],
  ['proposal', 'proposal.send', 'caller'],
  ['meeting', 'meeting.ask', 'caller'],
  ['group_notice', 'groupNotice.create', 'group'],
])('a letter that nobody asked for (%s, by %s) is one of a day’s at the most', async (kind, name, of) => {
  const scene = await newScene(api);
  const named = namedEndpoints.find((one) => one.name === name);
  if (!named) throw new Error(`no endpoint ${name}`);
  const caller = rightfulCaller(named, scene);
  const input = await goodInput(named, scene);
  const by = { company: scene.company.id, group: scene.group.id, caller: caller.id }[of];
  const quotas = letterQuotas(api.deps);
  // What the example sent before is none of it.
  await api.sql('delete from guesses');
  for (let sent = 0; sent < UNASKED[kind].most; sent += 1) await quotas.takeUnasked(api.deps.db, kind, { by });
  const refused = await api.call(named.endpoint, input, { as: caller });
  expect(refused).toMatchObject({ status: 409, error: { message: sentEnough(kind), code: UNASKED[kind].code } });
});
