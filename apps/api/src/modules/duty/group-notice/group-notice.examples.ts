import { groupNotice } from '@esteto/contract/duty/group-notice';
import { type GroupNoticeForm, type GroupNoticeReachForm, groupNoticeForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { type Examples, idOf } from '../../../testing/example.ts';
import { groupAtWork, type Scene } from '../../../testing/scene.ts';

export const groupNoticeSample = (more: Partial<GroupNoticeForm> = {}): GroupNoticeForm => ({
  ...groupNoticeForm.getDefault(),
  title: 'Nova entrada do centro cirúrgico',
  body: 'A partir de segunda-feira, entre pela rua de trás.',
  by_mail: true,
  ...more,
});

/** What is asked before one is sent. */
export const groupReachSample = (more: Partial<GroupNoticeForm> = {}): GroupNoticeReachForm => {
  const { title: _title, body: _body, ...reach } = groupNoticeSample(more);
  return reach;
};

/** One that the partner has got. */
const sent = async ({ api, partner, group, company, manager }: Scene) => {
  // The examples tell more by mail than a group does in a day.
  await api.sql('delete from guesses');
  await groupAtWork({ api, group });
  await api.make.accredit(partner, group, company);
  return api.ask(groupNotice.create, { group_id: group.id, body: groupNoticeSample() }, { as: manager });
};

export const groupNoticeExamples: Examples<'groupNotice'> = {
  groupNotice: {
    list: () => ({}),
    detail: async (scene) => idOf(await sent(scene)),
    preview: () => ({ body: groupReachSample() }),
    create: async ({ api, partner, group, company }) => {
      await api.sql('delete from guesses');
      await api.make.accredit(partner, group, company);
      return { body: groupNoticeSample() };
    },
    withdraw: async (scene) => {
      const { id, version } = await sent(scene);
      return { id, body: { reason: 'A data estava errada.', version } };
    },
    recipients: async (scene) => idOf(await sent(scene)),
  },
};
