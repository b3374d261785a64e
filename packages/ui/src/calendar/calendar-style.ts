import type { Tone } from '@esteto/domain/shared/tone';

const TONES: readonly Tone[] = ['done', 'running', 'waiting', 'attention', 'ended', 'draft'];

/** How events look in every view: plain buttons dressed from one place. */
export const eventStyle = {
  '& [data-event]': {
    display: 'block',
    position: 'relative',
    width: 'full',
    minWidth: '0',
    px: '1.5',
    py: '0.5',
    textAlign: 'start',
    fontSize: 'xs',
    lineHeight: 'snug',
    borderRadius: 'sm',
    borderInlineStartWidth: '3px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-1px', zIndex: '2' },
  },
  '& [data-event][aria-pressed=true]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-1px' },
  // Said to who does not see the day and the column an event stands in.
  '& [data-said]': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& [data-hours]': { fontVariantNumeric: 'tabular-nums', me: '1.5' },
  '& [data-title]': { fontWeight: 'medium' },
  '& [data-detail]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  ...Object.fromEntries(
    TONES.map((tone) => [
      `& [data-event][data-tone=${tone}]`,
      { bg: `status.${tone}.subtle`, color: `status.${tone}.fg`, borderColor: `status.${tone}.dot` },
    ]),
  ),
};
