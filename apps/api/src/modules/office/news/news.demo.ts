import { newsForm } from '@esteto/domain/office/news/news-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { dayEnd, dayStart } from '@esteto/domain/shared/date/day-instant';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const newsLives = (stage: Stage): Life[] => [toldAndPlanned(stage)];

/** One that managers find, one that everybody had read in time, and one that is planned. */
async function* toldAndPlanned({ cast: { staff }, modules: { news }, today }: Stage): Life {
  const write = async (body: Parameters<typeof news.create>[1]['body'], action: 'schedule' | 'publish') => {
    const { id, version } = await news.create(staff, { body });
    await news.move(staff, { id, body: { action, version } });
  };
  yield at(addDays(today, -30), 10 * 60);
  await write(
    {
      ...newsForm.getDefault(),
      title: 'Extratos pelo celular',
      body: 'Agora dá para enviar o extrato do banco direto do celular, em Extratos.',
      audience: ['doctors', 'employees'],
      starts_at: dayStart(addDays(today, -30)),
      ends_at: dayEnd(addDays(today, -10)),
    },
    'publish',
  );
  yield at(addDays(today, -10), 24 * 60);
  await news.followClock('demo');
  yield at(addDays(today, -2), 9 * 60);
  await write(
    {
      ...newsForm.getDefault(),
      title: 'Notas do grupo em planilha',
      body: 'A lista de notas fiscais do grupo agora sai em planilha, com os filtros que estiverem na tela.',
      audience: ['managers'],
      starts_at: dayStart(addDays(today, -2)),
      ends_at: null,
    },
    'publish',
  );
  await write(
    {
      ...newsForm.getDefault(),
      title: 'Recesso de fim de ano',
      body: 'De 24 de dezembro a 2 de janeiro atendemos só urgências.\n\nNotas continuam sendo emitidas todos os dias úteis.',
      audience: ['doctors', 'employees', 'managers'],
      starts_at: dayStart(addDays(today, 14)),
      ends_at: dayEnd(addDays(today, 40)),
      is_pinned: true,
      require_ack: true,
    },
    'schedule',
  );
}
