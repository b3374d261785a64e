import { expect, it } from 'vitest';
import { flip, move, transformOf, turn, WHOLE_IMAGE, zoom } from './image-view.ts';

it('comes nearer by 0.3 a step, and back to where it was', () => {
  expect(zoom(WHOLE_IMAGE, 1).scale).toBeCloseTo(1.3);
  expect(zoom(zoom(WHOLE_IMAGE, 1), 1).scale).toBeCloseTo(1.69);
  expect(zoom(zoom(WHOLE_IMAGE, 1), -1).scale).toBeCloseTo(1);
  expect(zoom(WHOLE_IMAGE, -1).scale).toBeCloseTo(0.769);
});

it('stays between a tenth and ten times', () => {
  expect(zoom(WHOLE_IMAGE, 100).scale).toBe(10);
  expect(zoom(WHOLE_IMAGE, -100).scale).toBe(0.1);
});

it('keeps what is in the middle there', () => {
  expect(zoom(move(WHOLE_IMAGE, 10, -20), 1)).toMatchObject({ x: 13, y: -26 });
});

it('is itself after four turns or two flips', () => {
  expect(turn(turn(turn(turn(WHOLE_IMAGE))))).toEqual(WHOLE_IMAGE);
  expect(flip(flip(WHOLE_IMAGE))).toEqual(WHOLE_IMAGE);
});

it('is written as CSS', () => {
  expect(transformOf(flip(turn(move(WHOLE_IMAGE, 5, 6))))).toBe('translate(5px, 6px) rotate(90deg) scale(-1, 1)');
});
