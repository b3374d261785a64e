import { library } from '@esteto/contract/office/library';
import { media, mediaPlaylist } from '@esteto/contract/office/media';
import { MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { createMediaLinks } from './content/media-links.ts';
import { serveContent } from './content/serve-content.ts';
import { libraryService } from './library/library.service.ts';
import { mediaService } from './media.service.ts';
import { playlistService } from './playlist/playlist.service.ts';
import { serveUploads } from './upload/serve-uploads.ts';
import { createUploads } from './upload/uploads.ts';

export const mediaModule = (deps: Deps) => {
  const links = createMediaLinks(deps.config, deps.clock);
  const uploads = createUploads(deps.config.dataDir, `/api/${MEDIA_UPLOADS}`);
  const parts = { ...deps, links, uploads };
  const services = {
    media: mediaService(parts),
    mediaPlaylists: playlistService(parts),
    library: libraryService(parts),
    mediaUploads: uploads,
  };
  return defineModule({
    services,
    routes: [...bindAll(media, services.media), ...bindAll(mediaPlaylist, services.mediaPlaylists), ...bindAll(library, services.library)],
    pieces: (api, door) => {
      serveUploads(uploads)(api, door);
      serveContent(parts)(api, door);
    },
    jobs: [
      {
        name: 'media.sweep-uploads',
        label: 'Limpeza de envios de vídeo abandonados',
        cron: '17 4 * * *',
        handle: async () => void (await uploads.sweep()),
      },
    ],
  });
};
