import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { path } from '../../path.ts';

/** Where one is watched; beside its playlist where it was opened from one. */
export const mediaPath = ({ id, local }: { id: number; local: MediaLocal }, playlist?: number): string =>
  local === 'contents' ? path('/app/conteudo/:id', { id }, { playlist }) : path('/app/tutorial/:id', { id }, { playlist });

export const playlistPath = (id: number, local: MediaLocal): string =>
  local === 'contents' ? path('/app/conteudos/playlist/:id', { id }) : path('/app/tutoriais/playlist/:id', { id });

export const libraryPath = (local: MediaLocal): string => (local === 'contents' ? path('/app/conteudos') : path('/app/tutoriais'));
