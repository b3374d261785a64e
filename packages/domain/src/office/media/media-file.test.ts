import { expect, it } from 'vitest';
import { isMediaMime, MAX_UPLOAD_BYTES, mediaFileProblem } from './media-file.ts';

const GB = 1024 ** 3;

it.each([
  ['video/mp4', 2 * GB, 'video', null],
  ['video/webm', 1, 'video', null],
  ['video/mp4', 2 * GB + 1, 'video', 'O arquivo é grande demais. O limite é 2 GB.'],
  ['video/mp4', 0, 'video', 'O arquivo está vazio.'],
  ['image/gif', 5, 'video', 'Este arquivo não serve aqui. Envie um vídeo em MP4, WebM ou MOV.'],
  [null, 5, 'gif', 'Este arquivo não serve aqui. Envie uma imagem GIF.'],
  ['image/gif', 20 * 1024 ** 2 + 1, 'gif', 'O arquivo é grande demais. O limite é 20 MB.'],
  ['image/svg+xml', 5, 'picture', 'Este arquivo não serve aqui. Envie uma imagem JPG ou PNG.'],
] as const)('%s of %i bytes as a %s: %s', (mime, bytes, role, problem) => expect(mediaFileProblem({ mime, bytes }, role)).toBe(problem));

it('takes a film of two gigabytes, and no program', () => {
  expect(MAX_UPLOAD_BYTES).toBe(2 * GB);
  expect([isMediaMime('video/quicktime'), isMediaMime('image/png'), isMediaMime('application/pdf'), isMediaMime(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
