import { chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import type { CalendarEvent, Move } from './calendar-event.ts';
import { dateOf, dayName, hoursOf } from './calendar-time.ts';

type EventBarProps = {
  event: CalendarEvent;
  onOpen?: (event: CalendarEvent) => void;
  onMove: (event: CalendarEvent, move: Move) => void;
  onClose: () => void;
};

const MOVES = [
  { label: 'Um dia antes', icon: ArrowLeft, move: { days: -1 } },
  { label: 'Um dia depois', icon: ArrowRight, move: { days: 1 } },
  { label: '30 minutos antes', icon: ArrowUp, move: { minutes: -30 }, timed: true },
  { label: '30 minutos depois', icon: ArrowDown, move: { minutes: 30 }, timed: true },
];

/** The chosen event, with buttons that do what dragging does. */
export const EventBar = ({ event, onOpen, onMove, onClose }: EventBarProps) => (
  <Flex
    role="group"
    aria-label={`Mover ${event.title}`}
    align="center"
    wrap="wrap"
    gap="2"
    px={{ base: '4', md: '5' }}
    py="2"
    bg="brand.subtle"
    borderBottomWidth="1px"
    borderColor="brand.border"
  >
    <chakra.span flex="1" minW="12rem">
      <chakra.span fontWeight="medium">{event.title}</chakra.span>{' '}
      <span role="status">
        {dayName(dateOf(event.start))}, {hoursOf(event)}
      </span>
    </chakra.span>
    {MOVES.filter(({ timed }) => !timed || !event.allDay).map(({ label, icon, move }) => (
      <IconButton key={label} label={label} icon={icon} size="sm" variant="secondary" onClick={() => onMove(event, move)} />
    ))}
    {onOpen && (
      <Button size="sm" onClick={() => onOpen(event)}>
        Abrir
      </Button>
    )}
    <IconButton label="Deixar como está" icon={X} size="sm" onClick={onClose} />
  </Flex>
);
