import { chakra } from '@chakra-ui/react';
import type { Tone } from '@esteto/domain/shared/tone';

/** A status as a person reads it: its word and what it means to the eye. */
export type Status = { label: string; tone: Tone };

/** The word of a status with its dot; colour never speaks alone. One element with one class: lists are full of them. */
export const StatusBadge = ({ status: { label, tone } }: { status: Status }) => <Root data-tone={tone}>{label}</Root>;

const TONES: readonly Tone[] = ['done', 'running', 'waiting', 'attention', 'ended', 'draft'];

const looks = Object.fromEntries(
  TONES.map((tone) => [
    `&[data-tone=${tone}]`,
    { bg: `status.${tone}.subtle`, color: `status.${tone}.fg`, _before: { bg: `status.${tone}.dot` } },
  ]),
);

const Root = chakra('span', {
  base: {
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
});
