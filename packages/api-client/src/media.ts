import { media, mediaPlaylist } from '@esteto/contract/media';
import { mutationsFor, queriesFor } from './queries.ts';

export const mediaQueries = queriesFor(media);
export const playlistQueries = queriesFor(mediaPlaylist);
export const mediaMutations = mutationsFor(media, { invalidates: [mediaQueries, playlistQueries] });
export const playlistMutations = mutationsFor(mediaPlaylist, { invalidates: [playlistQueries] });
