import { meeting } from '@esteto/contract/agenda/meeting';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

export const meetingSample = () => ({ on: '2026-12-01', at: '10:00', way: 'video' as const, subject: 'Fator R do ano que vem' });

export const newMeeting = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    // The examples ask for more meetings than one person does in a day.
    await api.sql('delete from guesses');
    return api.ask(meeting.ask, { company_id: company.id, body: meetingSample() }, { as: partner });
  });

/** Whoever it is of: each person cancels what they asked for. */
const ownedBy = async ({ api, company }: Scene, { id }: TestPerson) => {
  const [row] = await api.sql<{ id: number }>(
    `insert into meetings (company_id, user_id, status, "on", at, way, subject, search_key, created_at, updated_at)
     values ($1, $2, 'asked', '2026-12-01', '10:00', 'video', 'Fator R', 'fator r', now(), now()) returning id::int as id`,
    [company.id, id],
  );
  return { id: row?.id ?? 0 };
};

const confirmSample = () => ({ on: '2026-12-02', at: '11:00', answer: 'O link chega por e-mail.' });

export const meetingExamples: Examples<'meeting'> = {
  meeting: {
    page: () => ({}),
    own: () => ({}),
    ask: async ({ api }) => {
      await api.sql('delete from guesses');
      return { body: meetingSample() };
    },
    cancel: async (scene, caller) => ({ ...(await ownedBy(scene, caller)), body: { version: 1 } }),
    list: () => ({}),
    confirm: async (scene) => ({ ...idOf(await newMeeting(scene)), body: { ...confirmSample(), version: 1 } }),
    decline: async (scene) => ({ ...idOf(await newMeeting(scene)), body: { reason: 'Sem horário nesta semana.', version: 1 } }),
    setPage: () => ({ body: { url: 'https://agenda.exemplo.com.br/escritorio' } }),
  },
};
