import { chakra } from '@chakra-ui/react';
import { SERIES_PARTS, type SeriesPart, seriesPartLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';

/** Which days of a series move; null where none does. */
export const MoveSeries = ({ title, onAnswer }: { title: string; onAnswer: (part: SeriesPart | null) => void }) => (
  <Modal title={`Mover “${title}”`} subtitle="Este evento se repete. O que muda de horário?" onClose={() => onAnswer(null)}>
    <DialogBody>
      <chakra.div display="grid" gap="2">
        {SERIES_PARTS.map((part) => (
          <Button key={part} onClick={() => onAnswer(part)}>
            {seriesPartLabel[part]}
          </Button>
        ))}
      </chakra.div>
    </DialogBody>
    <DialogFooter>
      <Button variant="ghost" onClick={() => onAnswer(null)}>
        Não mover
      </Button>
    </DialogFooter>
  </Modal>
);
