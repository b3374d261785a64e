import { legibilityProblem, sharpness } from '@esteto/domain/opening/wizard/legibility';

/** On so many pixels sharpness is measured: enough to tell a smeared edge, few enough for a phone. */
const MEASURED_SIDE = 600;

/** Why a photo may not be readable; null where it looks good, is no photo, or cannot be looked at here. */
export const judgePhoto = async (file: File): Promise<string | null> => {
  if (!/^image\/(?:png|jpeg)$/.test(file.type)) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = Object.assign(document.createElement('canvas'), small);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, small.width, small.height);
  picture.close();
  const pixels = context?.getImageData(0, 0, small.width, small.height).data;
  if (!pixels) return null;
  const grey = Float32Array.from(
    { length: small.width * small.height },
    (_, at) => 0.299 * (pixels[4 * at] ?? 0) + 0.587 * (pixels[4 * at + 1] ?? 0) + 0.114 * (pixels[4 * at + 2] ?? 0),
  );
  return legibilityProblem({ width, height }, sharpness(grey, small));
};
