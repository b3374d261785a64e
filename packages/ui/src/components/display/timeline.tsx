import { chakra } from '@chakra-ui/react';
import type { Tone } from '@esteto/domain/shared/status/tone';
import type { ReactNode } from 'react';

export type TimelineStep = {
  label: string;
  /** When it happened, or is expected. */
  when?: ReactNode;
  /** Who did it, or what is to be known of it. */
  detail?: ReactNode;
  tone: Tone;
  /** Expected, not happened: the dot is hollow. */
  ahead?: boolean;
};

/** What happened to something, and what comes next, oldest first. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <List>
    {steps.map(({ label, when, detail, tone, ahead }) => (
      <li key={label}>
        <Dot borderColor={`status.${tone}.dot`} bg={ahead ? 'bg.surface' : `status.${tone}.dot`} aria-hidden />
        <chakra.div minW={0} flex="1">
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between">
            <chakra.span fontWeight="medium" color={ahead ? 'fg.muted' : undefined}>
              {label}
            </chakra.span>
            {when && (
              <chakra.span color="fg.muted" data-numeric>
                {when}
              </chakra.span>
            )}
          </chakra.div>
          {detail && (
            <chakra.div color="fg.muted" fontSize="sm">
              {detail}
            </chakra.div>
          )}
        </chakra.div>
      </li>
    ))}
  </List>
);

const List = chakra('ol', {
  base: {
    display: 'grid',
    '& > li': { position: 'relative', display: 'flex', gap: '3', pb: '4', lineHeight: 'snug' },
    '& > li:last-child': { pb: '0' },
    // The line from one dot to the next.
    '& > li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4.5px',
      top: '5',
      bottom: '-1',
      borderInlineStartWidth: '1px',
      borderColor: 'border.strong',
      opacity: '0.5',
    },
  },
});

const Dot = chakra('span', { base: { boxSize: '10px', mt: '1', flexShrink: '0', borderWidth: '2px', borderRadius: 'full' } });
