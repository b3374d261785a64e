import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Spinner } from '@esteto/ui/components/states/spinner.tsx';
import { DialogBody, DialogFooter } from '@esteto/ui/patterns/dialog/modal.tsx';
import type { ReactNode } from 'react';

type EmitterWaitProps = { title: string; children: ReactNode; close: () => void };

/** The emitter is being spoken to: what is going on, and that nobody has to stay for it. */
export const EmitterWait = ({ title, children, close }: EmitterWaitProps) => (
  <>
    <DialogBody>
      <Root role="status">
        <Spinner boxSize="8" color="brand.fg" aria-hidden />
        <chakra.div fontWeight="medium">{title}</chakra.div>
        <chakra.p color="fg.muted" maxW="28rem">
          {children}
        </chakra.p>
      </Root>
    </DialogBody>
    <DialogFooter>
      <Button onClick={close}>Fechar e acompanhar na lista</Button>
    </DialogFooter>
  </>
);

const Root = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '3', px: { base: '0', sm: '6' }, py: { base: '8', md: '10' } },
});
