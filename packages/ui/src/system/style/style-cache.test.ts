import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { styleCache } from './style-cache.ts';

const plain = createSystem(defaultBaseConfig, { theme: { tokens: { spacing: { 1: { value: '4px' }, 2: { value: '8px' } } } } });

const counted = () => {
  const cva = vi.fn<typeof plain.cva>(plain.cva);
  const css = vi.fn<typeof plain.css>(plain.css);
  return { system: styleCache({ ...plain, cva: cva as typeof plain.cva, css }), cva, css };
};

const style = fc.record(
  {
    padding: fc.constantFrom('1', '2', 3),
    color: fc.constantFrom('red', 'blue'),
    _hover: fc.record({ color: fc.constantFrom('green', 'black') }),
    margin: fc.constantFrom({ base: '1', md: '2' }, undefined),
  },
  { requiredKeys: [] },
);

describe('styleCache', () => {
  it('answers as Chakra does, the first time and after', () => {
    fc.assert(
      fc.property(style, fc.array(style, { maxLength: 2 }), (base, over) => {
        const { system } = counted();
        const answer = plain.css(base, ...over);
        expect(system.css(base, ...over)).toEqual(answer);
        expect(system.css(base, ...over)).toEqual(answer);
      }),
    );
  });

  it('makes the recipe of a component once, and each style once', () => {
    const { system, cva, css } = counted();
    const config = { base: { padding: '1' }, variants: { size: { sm: { margin: '1' } } } };
    expect(system.cva(config)).toBe(system.cva(config));
    expect(cva).toHaveBeenCalledOnce();
    const base = system.cva(config)({ size: 'sm' });
    const first = system.css(base, { color: 'red' });
    expect(system.css(base, { color: 'red' })).toBe(first);
    expect(system.css(base, { color: 'blue' })).not.toBe(first);
    expect(css).toHaveBeenCalledTimes(2);
  });

  it('merges two recipes once', () => {
    const { system } = counted();
    const [one, other] = [system.cva({ base: { padding: '1' } }), system.cva({ base: { margin: '2' } })];
    expect(one.merge(other)).toBe(one.merge(other));
    expect(one.merge(other)({})).toEqual(plain.cva({ base: { padding: '1' } }).merge(plain.cva({ base: { margin: '2' } }))({}));
  });

  it('knows which props are styles', () => {
    const { system } = counted();
    for (const prop of ['padding', 'onClick', '_hover', 'padding']) expect(system.isValidProperty(prop)).toBe(plain.isValidProperty(prop));
  });
});
