import { broadcast } from '@esteto/contract/office/broadcast';
import { type BroadcastForm, type BroadcastReachForm, broadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const broadcastSample = (more: Partial<BroadcastForm> = {}): BroadcastForm => ({
  ...broadcastForm.getDefault(),
  title: 'Envie os extratos até sexta',
  body: 'O fechamento de novembro começa na segunda-feira.',
  severity: 'attention',
  by_mail: true,
  page: 'extratos',
  audience: ['doctors', 'employees', 'managers', 'admin'],
  ...more,
});

/** What is asked before one is written. */
export const reachSample = (more: Partial<BroadcastForm> = {}): BroadcastReachForm => {
  const { severity, by_mail, audience, plan_ids, tax_regimes, analyst_id, state } = broadcastSample(more);
  return { severity, by_mail, audience, plan_ids, tax_regimes, analyst_id, state };
};

const draft = async ({ api, master }: Scene) => idOf(await api.ask(broadcast.create, { body: broadcastSample() }, { as: master }));

export const broadcastExamples: Examples<'broadcast'> = {
  broadcast: {
    list: () => ({}),
    detail: draft,
    preview: () => ({ body: reachSample() }),
    create: () => ({ body: broadcastSample() }),
    update: async (scene) => ({ ...(await draft(scene)), body: { ...broadcastSample(), version: 1 } }),
    move: async (scene) => ({ ...(await draft(scene)), body: { action: 'send', reason: null, version: 1 } }),
    remove: draft,
    recipients: draft,
  },
};
