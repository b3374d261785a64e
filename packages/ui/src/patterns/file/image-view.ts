// How an image is looked at: how near, turned, mirrored and moved. Pure, so that buttons, keys and wheel do the same.

export type ImageView = {
  /** 1 is the whole image. */
  scale: number;
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  flipped: boolean;
  /** Moved from the middle, in pixels. */
  x: number;
  y: number;
};

export const WHOLE_IMAGE: ImageView = { scale: 1, turns: 0, flipped: false, x: 0, y: 0 };

/** Product rule: each step comes nearer by 0.3. */
const STEP_RATIO = 0.3;
const MIN_SCALE = 0.1;
const MAX_SCALE = 10;

/** `steps` nearer, or away where negative; what is in the middle stays there. */
export const zoom = (view: ImageView, steps: number): ImageView => {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * (1 + STEP_RATIO) ** steps));
  const ratio = scale / view.scale;
  return { ...view, scale, x: view.x * ratio, y: view.y * ratio };
};

/** A quarter turn to the right. */
export const turn = (view: ImageView): ImageView => ({ ...view, turns: (view.turns + 1) % 4 });

export const flip = (view: ImageView): ImageView => ({ ...view, flipped: !view.flipped });

export const move = (view: ImageView, x: number, y: number): ImageView => ({ ...view, x: view.x + x, y: view.y + y });

export const transformOf = ({ scale, turns, flipped, x, y }: ImageView): string =>
  `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${flipped ? -scale : scale}, ${scale})`;
