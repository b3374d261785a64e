import { unique } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { codeIn } from '../../../testing/outbox.ts';
import type { Scene } from '../../../testing/scene.ts';

/** Another browser of the person, whoever they are. */
const otherSession = async ({ api }: Scene, { id }: TestPerson): Promise<{ id: number }> => {
  const now = api.clock.now().toISOString();
  const later = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
  const [row] = await api.sql<{ id: number }>(
    'insert into sessions (user_id, token_hash, cookie_hash, created_at, last_used_at, expires_at) values ($1, $2, $2, $3, $3, $4) returning id::int as id',
    [id, `example-${unique()}`, now, later],
  );
  if (!row) throw new Error('no session');
  return row;
};

/** A browser in which the person is asked for no second factor. */
const rememberedDevice = async ({ api }: Scene, { id }: TestPerson): Promise<{ id: number }> => {
  const now = api.clock.now().toISOString();
  const later = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
  const [row] = await api.sql<{ id: number }>(
    'insert into remembered_devices (user_id, secret_hash, created_at, last_used_at, expires_at) values ($1, $2, $3, $3, $4) returning id::int as id',
    [id, `example-${unique()}`, now, later],
  );
  if (!row) throw new Error('no remembered device');
  return row;
};

const versionOf = async ({ api }: Scene, { id }: TestPerson): Promise<number> => {
  const [row] = await api.sql<{ version: number }>('select version from users where id = $1', [id]);
  return row?.version ?? 1;
};

export const accountExamples: Examples<'account'> = {
  account: {
    detail: () => ({}),
    update: async (scene, caller) => ({
      body: { name: 'Ana Souza', notifications_email: 'avisos@teste.test', version: await versionOf(scene, caller) },
    }),
    // The call ends the person's other sessions. The password stays what every test knows.
    changePassword: ({ api }, caller) => {
      api.forgetSession(caller);
      return { body: { current_password: api.password, password: api.password } };
    },
    changeEmail: ({ api }) => ({ body: { email: `novo-${unique()}@teste.test`, current_password: api.password } }),
    // Back to the address by which every test knows the person.
    confirmEmail: async ({ api }, caller) => {
      await api.sql('update users set email = $2 where id = $1', [caller.id, `antes-${unique()}@teste.test`]);
      const job = `example-${unique()}`;
      await api.modules.emailChanges.send({ user_id: caller.id, email: caller.email, former: null }, job);
      api.forgetSession(caller);
      return { body: { code: codeIn((await api.outbox()).find((text) => text.includes(`<email-change-${job}@`))) } };
    },
    close: ({ api }) => ({ body: { current_password: api.password, leaves_companies: true } }),
    keepOpen: () => ({}),
    sessions: () => ({}),
    endSession: otherSession,
    endOtherSessions: ({ api }, caller) => {
      api.forgetSession(caller);
      return {};
    },
    rememberedDevices: () => ({}),
    forgetDevice: rememberedDevice,
    accesses: () => ({}),
  },
};
