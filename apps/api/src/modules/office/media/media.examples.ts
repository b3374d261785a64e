import { media, mediaPlaylist } from '@esteto/contract/office/media';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const mediaSample = () => ({
  title: 'O que é o fator R',
  type: 'video' as const,
  url: 'https://youtu.be/a_-9ZbcdEFG',
  category: 'r_factor' as const,
  local: 'tutorials' as const,
  description: '00:30 A conta\n02:00 Quando muda',
  captions: 'WEBVTT\n\n00:01.000 --> 00:04.000\nA folha e a receita.\n',
  is_visible: true,
  tags: ['simples'],
});

export const playlistSample = () => ({ title: 'Primeiros passos', local: 'tutorials' as const, is_active: true });

const made = ({ api, master }: Scene, values: object = {}) =>
  api.ask(media.create, { body: { ...mediaSample(), ...values } }, { as: master });
const listed = async (scene: Scene) => {
  const { id } = await made(scene);
  return scene.api.ask(mediaPlaylist.create, { body: { ...playlistSample(), media_ids: [id] } }, { as: scene.master });
};

export const mediaExamples: Examples<'media' | 'mediaPlaylist' | 'library'> = {
  media: {
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    create: async (scene) => ({ body: { ...mediaSample(), related_media: [(await made(scene)).id] } }),
    update: async (scene) => ({
      ...idOf(await made(scene)),
      body: { ...mediaSample(), related_media: [(await made(scene)).id], version: 1 },
    }),
    remove: async (scene) => idOf(await made(scene)),
    inOrder: () => ({ local: 'tutorials' as const }),
    order: async (scene) => {
      await made(scene);
      const all = await scene.api.ask(media.inOrder, { local: 'tutorials' }, { as: scene.master });
      return { body: { local: 'tutorials' as const, ids: all.map(({ id }) => id).toReversed() } };
    },
    viewers: async (scene) => idOf(await made(scene)),
  },
  mediaPlaylist: {
    list: () => ({}),
    detail: async (scene) => idOf(await listed(scene)),
    create: async (scene) => ({ body: { ...playlistSample(), media_ids: [(await made(scene)).id] } }),
    update: async (scene) => ({
      ...idOf(await listed(scene)),
      body: { ...playlistSample(), media_ids: [(await made(scene)).id], version: 1 },
    }),
    remove: async (scene) => idOf(await listed(scene)),
  },
  library: {
    list: () => ({ local: 'tutorials' as const }),
    shelf: () => ({ local: 'tutorials' as const }),
    detail: async (scene) => idOf(await made(scene, { related_media: [(await made(scene)).id] })),
    help: () => ({ page: '/app/boletos' as const, refusal: 'read_only' as const }),
    progress: async (scene) => ({ ...idOf(await made(scene)), body: { position: 12 } }),
    solved: async (scene) => ({ ...idOf(await made(scene)), body: { solved: true } }),
    playlist: async (scene) => idOf(await listed(scene)),
  },
};
