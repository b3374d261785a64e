import { mediaLibrary } from '@esteto/contract/access';
import { dialog, page } from '@esteto/shell/route/route-table';
import { Clapperboard } from 'lucide-react';

const { view, edit } = mediaLibrary;

export const videos = page(
  'videos',
  { label: 'Vídeos', icon: Clapperboard, who: view, load: () => import('../pages/videos/videos.page.tsx') },
  [
    dialog('criar', { label: 'Novo vídeo', who: edit, load: () => import('../pages/videos/criar.dialog.tsx') }),
    dialog('editar/:mediaId', { who: edit, load: () => import('../pages/videos/editar.dialog.tsx') }),
    dialog('video/:mediaId/espectadores', { who: view, load: () => import('../pages/videos/video.espectadores.dialog.tsx') }),
    dialog('playlists', { label: 'Playlists de vídeos', who: view, load: () => import('../pages/videos/playlists.dialog.tsx') }),
    dialog('playlists/criar', { who: edit, load: () => import('../pages/videos/playlists.criar.dialog.tsx') }),
    dialog('playlists/:playlistId/editar', { who: edit, load: () => import('../pages/videos/playlists.editar.dialog.tsx') }),
    dialog('ordenar', { who: edit, load: () => import('../pages/videos/ordenar.dialog.tsx') }),
  ],
);
