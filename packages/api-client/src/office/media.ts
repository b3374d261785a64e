import { media, mediaPlaylist } from '@esteto/contract/office/media';
import { mutationsFor, queriesFor } from '../queries.ts';

export const mediaQueries = queriesFor(media);
export const mediaPlaylistQueries = queriesFor(mediaPlaylist);
export const mediaMutations = mutationsFor(media, { invalidates: [mediaQueries, mediaPlaylistQueries] });
export const mediaPlaylistMutations = mutationsFor(mediaPlaylist, { invalidates: [mediaPlaylistQueries] });
