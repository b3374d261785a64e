import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { mediaForm, playlistForm } from './media-form.ts';
import { MEDIA_CATEGORIES, mediaCategoryHue, mediaCategoryIcon, mediaCategoryLabel } from './media-kinds.ts';

const media = { title: 'Fator R', type: 'video', category: 'r_factor', local: 'contents', url: 'https://youtu.be/a_-9ZbcdEFG' };

it('starts visible, and a playlist active', () => {
  expect(mediaForm.getDefault()).toEqual({
    title: null,
    type: null,
    url: null,
    file: null,
    poster: null,
    duration: null,
    description: null,
    captions: null,
    transcript: null,
    category: null,
    local: null,
    is_visible: true,
    is_fixed: false,
    related_media: [],
    tags: [],
    help_places: [],
  });
  expect(playlistForm.getDefault()).toEqual({ title: null, thumbnail: null, local: null, is_active: true, media_ids: [] });
});

it.each([
  [{}, {}],
  [{ url: null }, { url: ['Envie o arquivo do vídeo e espere o envio terminar, ou cole o link.'] }],
  [{ url: null, file: '7-upload' }, {}],
  [{ file: '7-upload' }, { url: ['Escolha um dos dois: o arquivo ou o link.'] }],
  [{ title: 'a'.repeat(151) }, { title: ['Título: use no máximo 150 caracteres.'] }],
  [{ captions: 'legenda' }, { captions: ['Legendas: a primeira linha precisa ser WEBVTT.'] }],
  [
    { url: 'https://demo.test/video' },
    { url: ['Link do vídeo: não encontramos um vídeo neste endereço. Cole o link como aparece no navegador.'] },
  ],
  [{ type: 'gif', url: null, file: '7-upload' }, {}],
  [{ type: 'gif', url: null }, { file: ['Envie o arquivo do GIF e espere o envio terminar.'] }],
  [{ help_places: ['/app/boletos', 'month_closed'] }, {}],
  [{ help_places: ['/painel'] }, { 'help_places[0]': ['Escolha uma das opções de Ajuda em.'] }],
  [{ category: 'outra' }, { category: ['Escolha uma das opções de Categoria.'] }],
  [{ related_media: [0] }, { 'related_media[0]': ['Escolha Relacionado.'] }],
  [{ tags: ['a', ''] }, { 'tags[1]': ['Preencha o campo Marcador.'] }],
])('%j', (fields, errors) => {
  const parsed = parse(mediaForm, { ...media, ...fields });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});

it('gives each category its word, colour and icon', () => {
  expect(MEDIA_CATEGORIES.slice(0, 10).map((category) => mediaCategoryLabel[category])).toEqual([
    'Boletos',
    'Extratos',
    'Fator R',
    'IRPF',
    'Licenciamento de PJ',
    'Livro Caixa',
    'Notas Fiscais',
    'Podcasts',
    'Registro de PJ',
    'Tributos',
  ]);
  expect(new Set(Object.values(mediaCategoryHue)).size).toBe(MEDIA_CATEGORIES.length);
  expect(new Set(Object.values(mediaCategoryIcon)).size).toBe(MEDIA_CATEGORIES.length);
});
