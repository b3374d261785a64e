import type { Tone } from '@esteto/domain/shared/tone';

const TONES: readonly Tone[] = ['done', 'running', 'waiting', 'attention', 'ended', 'draft'];

const looks = Object.fromEntries(
  TONES.map((tone) => [
    `&[data-tone=${tone}]`,
    { bg: `status.${tone}.subtle`, color: `status.${tone}.fg`, _before: { bg: `status.${tone}.dot` } },
  ]),
);

/** What dresses every StatusBadge, once for the whole page. */
export const statusStyle = {
  '[data-status]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    height: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    _before: { content: '""', boxSize: '6px', borderRadius: 'full', flexShrink: '0' },
    ...looks,
  },
};
