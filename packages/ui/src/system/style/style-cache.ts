import type { SystemContext } from '@chakra-ui/react';

/**
 * Chakra builds the recipe of a component anew at each render, and finds its styles again by writing all of them out as text. Here both are found
 * by the object that they are made from, which stays the same from render to render.
 */
export const styleCache = (system: SystemContext): SystemContext => ({
  ...system,
  cva: recipes(system.cva),
  css: byBase(system.css),
  isValidProperty: byText((prop) => system.isValidProperty(prop)),
});

/** Chakra's own types leave `merge` open. */
type Recipe = { merge: (other: object) => object };

const recipes = (make: SystemContext['cva']): SystemContext['cva'] =>
  byObject((config: object) => {
    const recipe = make(config);
    const { merge }: Recipe = recipe;
    return Object.assign(recipe, { merge: byObject(merge.bind(recipe)) });
  }) as SystemContext['cva'];

const byObject = <From extends object, To>(make: (from: From) => To): ((from: From) => To) => {
  const made = new WeakMap<From, To>();
  return (from) => {
    const cached = made.get(from);
    if (cached !== undefined) return cached;
    const fresh = make(from);
    made.set(from, fresh);
    return fresh;
  };
};

type Css = SystemContext['css'];

/** What is laid over a component's own styles is short, and found by its text. */
const byBase = (css: Css): Css => {
  const over = byObject((_: object) => new Map<string, ReturnType<Css>>());
  return (base, ...rest) => {
    if (!base) return css(base, ...rest);
    const made = over(base);
    const key = JSON.stringify(rest);
    const cached = made.get(key);
    if (cached) return cached;
    const fresh = css(base, ...rest);
    if (made.size === MOST_STYLES) made.clear();
    made.set(key, fresh);
    return fresh;
  };
};

/** Widths and places that are reckoned could otherwise grow without end. */
const MOST_STYLES = 500;

const byText = (judge: (text: string) => boolean): ((text: string) => boolean) => {
  const judged = new Map<string, boolean>();
  return (text) => {
    const cached = judged.get(text);
    if (cached !== undefined) return cached;
    const fresh = judge(text);
    judged.set(text, fresh);
    return fresh;
  };
};
