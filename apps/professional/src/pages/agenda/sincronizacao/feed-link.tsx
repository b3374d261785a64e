import { chakra } from '@chakra-ui/react';
import type { NewFeedLink } from '@esteto/contract/agenda/calendar-feed';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { OutsideLink } from '@esteto/ui/components/button/outside-link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { CalendarPlus } from 'lucide-react';

/** The link, this once: nobody can look it up again, not even here. */
export const FeedLink = ({ name, link, onClose }: NewFeedLink & { onClose: () => void }) => (
  <Modal title={`Link de ${name}`} subtitle="Ele só aparece agora." stays onClose={onClose}>
    <DialogBody>
      <chakra.div display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
        <Banner tone="waiting">Quem tem este link lê a sua agenda. Não o envie a ninguém.</Banner>
        <chakra.p overflowWrap="anywhere" userSelect="all" fontFamily="mono" fontSize="sm">
          {link}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton text={link} label="Copiar link" variant="primary" />
          <OutsideLink href={link.replace(/^https?:/, 'webcal:')} icon={CalendarPlus}>
            Abrir na agenda deste aparelho
          </OutsideLink>
        </chakra.div>
      </chakra.div>
    </DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>Já copiei</Button>
    </DialogFooter>
  </Modal>
);
