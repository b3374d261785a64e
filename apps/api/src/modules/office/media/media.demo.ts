import { type MediaForm, mediaForm } from '@esteto/domain/office/media/media-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const mediaLives = (stage: Stage): Life[] => [libraryLife(stage)];

const FILM = {
  ...mediaForm.getDefault(),
  type: 'video' as const,
  // A film that may be shown to anybody (Blender Foundation, CC BY), in the place of the office's own.
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};

type Sample = Partial<MediaForm> & Pick<MediaForm, 'title' | 'category' | 'local'> & { days: number; helped: readonly boolean[] };

/** Oldest first; `helped`: what the first people who watched said. */
const SAMPLES: Sample[] = [
  {
    title: 'Como solicitar uma nota fiscal',
    category: 'invoices',
    local: 'tutorials',
    days: 200,
    helped: [true, true, true, false],
    is_fixed: true,
    tags: ['nota', 'tomador'],
    help_places: ['/app/faturamento/contas-a-receber', '/app/faturamento/tomadores'],
  },
  {
    title: 'Enviar o extrato do mês',
    category: 'statements',
    local: 'tutorials',
    days: 160,
    helped: [false, false, true],
    tags: ['extrato', 'ofx'],
    help_places: ['/app/extratos', 'month_closed'],
  },
  {
    title: 'O que é o fator R',
    category: 'r_factor',
    local: 'contents',
    days: 120,
    helped: [true, true],
    description: 'A folha dos últimos doze meses dividida pela receita deles. De 28 % em diante, o anexo III.',
    transcript: 'A folha de salários e o pró-labore, somados, divididos pela receita bruta dos doze meses anteriores.',
    tags: ['simples', 'pró-labore'],
  },
  {
    title: 'Pagar um boleto atrasado',
    category: 'boletos',
    local: 'tutorials',
    days: 80,
    helped: [true],
    tags: ['boleto'],
    help_places: ['/app/boletos', 'read_only'],
  },
  { title: 'Carnê-leão de quem atende como pessoa física', category: 'cash_book', local: 'contents', days: 45, helped: [false] },
  {
    title: 'A reforma tributária para médicos',
    category: 'taxes',
    local: 'contents',
    days: 12,
    helped: [],
    is_fixed: true,
    tags: ['ibs', 'cbs'],
  },
  { title: 'Conferir a minuta do contrato', category: 'company_registration', local: 'tutorials', days: 6, helped: [] },
  { title: 'Alvarás, um por um', category: 'company_licensing', local: 'tutorials', days: 3, helped: [], is_visible: false },
];

/** A year of the library: what came when, who watched, and what helped whom. */
async function* libraryLife({ cast: { companies, staff }, modules: { media, mediaPlaylists, library }, today }: Stage): Life {
  const people = [...new Map(companies.map(({ partner }) => [partner.user.id, partner])).values()];
  const ids: number[] = [];
  for (const { days, helped, ...form } of SAMPLES) {
    yield at(addDays(today, -days), 10 * 60);
    const { id } = await media.create(staff, {
      body: { ...FILM, ...form, related_media: form.local === 'tutorials' ? ids.slice(0, 1) : [] },
    });
    ids.push(id);
    for (const [index, solved] of helped.entries()) {
      const person = people[index];
      if (!person) continue;
      yield at(addDays(today, -days + 1 + index), 20 * 60);
      await library.progress(person, { id, body: { position: 0 } });
      await library.solved(person, { id, body: { solved } });
    }
  }
  yield at(addDays(today, -2), 11 * 60);
  const of = (local: MediaForm['local']) => ids.filter((_, index) => SAMPLES[index]?.local === local);
  const lists = [
    { title: 'Primeiros passos', local: 'tutorials' as const, is_active: true, media_ids: of('tutorials').slice(0, 3) },
    { title: 'Abertura da empresa', local: 'tutorials' as const, is_active: false, media_ids: of('tutorials').slice(3) },
    { title: 'Entenda os seus tributos', local: 'contents' as const, is_active: true, media_ids: of('contents') },
  ];
  for (const body of lists) await mediaPlaylists.create(staff, { body: { ...body, thumbnail: null } });
}
