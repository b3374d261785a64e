import { shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { type AnnouncementForm, announcementForm } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { openWallet } from '../../accreditation/accreditation.examples.ts';
import { publishedShift } from '../duty-shift.examples.ts';

export const announcementSample = (shift_id: number, given: Partial<AnnouncementForm> = {}): AnnouncementForm => ({
  ...announcementForm.getDefault(),
  shift_ids: [shift_id],
  announcement_type: 'open',
  choice: 'first',
  closes_hours: 2,
  professional_ids: [],
  ...given,
});

/** An open place that is offered. */
export const announced = async (scene: Scene, given: Partial<AnnouncementForm> = {}) => {
  const { api, group, manager } = scene;
  const place = await publishedShift(scene, null);
  await api.ask(shiftAnnouncement.announce, { group_id: group.id, body: announcementSample(place.id, given) }, { as: manager });
  return { ...place, version: place.version + 1 };
};

/** The partner may see it. */
const offered = async (scene: Scene, given: Partial<AnnouncementForm> = {}) => {
  const { api, partner, group, company } = scene;
  await api.make.accredit(partner, group, company);
  await openWallet(scene);
  return announced(scene, given);
};

export const announcementExamples: Examples<'shiftAnnouncement' | 'shiftOffer'> = {
  shiftAnnouncement: {
    list: () => ({}),
    detail: async (scene) => idOf(await announced(scene)),
    announce: async (scene) => ({ body: announcementSample((await publishedShift(scene, null)).id) }),
    withdraw: async (scene) => {
      const { id, version } = await announced(scene);
      return { id, body: { version } };
    },
  },
  shiftOffer: {
    list: async (scene) => {
      await offered(scene);
      return {};
    },
    take: async (scene) => {
      const { id, version } = await offered(scene);
      return { id, body: { version } };
    },
    apply: async (scene) => ({ ...idOf(await offered(scene, { choice: 'coordination' })), body: { justification: 'Posso' } }),
  },
};
