/** Fewest pixels on the longer side with which the small print of a document can be read. */
const LEAST_SIDE = 1_000;
/** Below this variance of the Laplacian, in levels of grey squared, edges are smeared: camera shake, or out of focus. */
const LEAST_SHARPNESS = 60;

export type Picture = { width: number; height: number };

/**
 * How sharp a picture is: the variance of the Laplacian of its grey levels (0 to 255), row by row. Edges make it large; a blurred picture has none.
 * Pech-Pacheco and others, 'Diatom autofocusing in brightfield microscopy', ICPR 2000.
 */
export const sharpness = (grey: ArrayLike<number>, { width, height }: Picture): number => {
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const value = 4 * (grey[at] ?? 0) - (grey[at - 1] ?? 0) - (grey[at + 1] ?? 0) - (grey[at - width] ?? 0) - (grey[at + width] ?? 0);
      count++;
      sum += value;
      squares += value * value;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
};

/** Why a photo may not be readable, in words for whoever took it; null where it looks good. */
export const legibilityProblem = ({ width, height }: Picture, measured_sharpness: number): string | null => {
  if (Math.max(width, height) < LEAST_SIDE) return 'A foto é pequena: o texto pode não ser lido. Tire de novo mais perto, ou envie o PDF.';
  if (measured_sharpness < LEAST_SHARPNESS)
    return 'A foto parece tremida ou fora de foco. Tire de novo com o documento parado e bem iluminado.';
  return null;
};
