import type { LibraryCard, LibraryMedia, LibraryPlaylistDetail, LibraryShelf } from '@esteto/contract/office/library';

export const storyCard: LibraryCard = {
  id: 1,
  title: 'Como solicitar uma nota fiscal',
  type: 'video',
  category: 'invoices',
  local: 'tutorials',
  duration: 372,
  is_fixed: true,
  poster_url: null,
  watching: 'begun',
  watched_part: 0.4,
};

export const storyCards: LibraryCard[] = [
  storyCard,
  { ...storyCard, id: 2, title: 'Enviar o extrato do mês', category: 'statements', is_fixed: false, watching: 'new', watched_part: null },
  {
    ...storyCard,
    id: 3,
    title: 'Pagar um boleto atrasado',
    category: 'boletos',
    duration: null,
    is_fixed: false,
    watching: 'seen',
    watched_part: null,
  },
];

export const storyShelf: LibraryShelf = {
  begun: storyCards.slice(0, 1),
  fresh: storyCards.slice(1, 2),
  playlists: [{ id: 7, title: 'Primeiros passos', thumbnail_url: null, media_count: 3 }],
};

export const emptyShelf: LibraryShelf = { begun: [], fresh: [], playlists: [] };

/** By its link: the page around the other site's player is not drawn in a story. */
export const storyMedia: LibraryMedia = {
  ...storyCard,
  text: 'Da escolha do tomador ao envio.',
  chapters: [],
  transcript: 'Escolha o tomador. Escreva o valor.',
  tags: ['nota', 'tomador'],
  file_url: null,
  captions_url: null,
  embed_url: 'about:blank',
  goes_on_at: null,
  solved: null,
  related: storyCards.slice(1, 2),
};

export const storyPlaylist: LibraryPlaylistDetail = {
  id: 7,
  title: 'Primeiros passos',
  thumbnail_url: null,
  media_count: 3,
  local: 'tutorials',
  items: storyCards,
};
