/** Where what floats stands in the corner, and above the bottom bar on a phone. */
export const floatingCorner = {
  position: 'fixed',
  insetInlineEnd: { base: '3', md: '6' },
  insetInlineStart: { base: '3', md: 'auto' },
  bottom: { base: '20', md: '6' },
  width: { md: '24rem' },
} as const;
