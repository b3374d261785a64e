import { unique } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import type { Scene } from '../../../testing/scene.ts';

/** A notice of the person who asks. */
const noticeOf = async ({ api }: Scene, { id }: TestPerson) => {
  const [row] = await api.sql<{ id: string }>(
    `insert into notices (user_id, kind, title, body, dedupe_key, in_bell, created_at)
     values ($1, 'boleto.created', 'Boleto novo', 'DAS · out/2026', $2, true, now()) returning id`,
    [id, String(unique())],
  );
  return Number(row?.id);
};

export const noticeExamples: Examples<'notice' | 'noticeRule'> = {
  notice: {
    list: () => ({ before: null }),
    unread: () => ({}),
    read: async (scene, caller) => ({ id: await noticeOf(scene, caller) }),
    readAll: () => ({}),
    settings: () => ({}),
    setSettings: async ({ api }, { id }) => {
      const [row] = await api.sql<{ version: number }>('select version from notice_settings where user_id = $1', [id]);
      const wanted = { bell: ['boleto.created' as const], mail: [], is_digest: true, quiet_from: '22:00', quiet_until: '07:00' };
      return { body: { ...wanted, version: row?.version ?? 1 } };
    },
  },
  noticeRule: {
    list: () => ({}),
    update: async ({ api }) => {
      const [row] = await api.sql<{ version: number }>("select version from notice_rules where kind = 'boleto.created'");
      return {
        body: { kind: 'boleto.created', is_active: true, reach: 'all', by_mail: true, timing: 'at_once', version: row?.version ?? 1 },
      };
    },
  },
};
