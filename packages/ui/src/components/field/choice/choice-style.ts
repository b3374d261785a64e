/** Native check boxes and radio buttons in our colours; the row is the target. */
export const choiceRow = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2.5',
  minHeight: '6',
  py: { base: '2', md: '0.5' },
  lineHeight: 'snug',
  cursor: 'pointer',
} as const;

export const choiceInput = {
  flexShrink: '0',
  boxSize: '4.5',
  width: '18px',
  height: '18px',
  mt: '1px',
  accentColor: 'var(--e-colors-brand-solid)',
} as const;
