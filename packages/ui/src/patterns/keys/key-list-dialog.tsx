import { chakra } from '@chakra-ui/react';
import { DialogBody, Modal } from '../dialog/modal.tsx';
import { isApple } from './is-apple.ts';
import { keyGroups } from './key-groups.ts';

/** Every key that the product answers to. */
export const KeyListDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Teclas de atalho" onClose={onClose}>
    <DialogBody tabIndex={0} display="grid" gap="5">
      {keyGroups(isApple() ? '⌘' : 'Ctrl').map(({ title, keys }) => (
        <section key={title}>
          <chakra.h3 fontSize="sm" fontWeight="medium" color="fg.muted" mb="1">
            {title}
          </chakra.h3>
          <dl>
            {keys.map((entry) => (
              <Line key={entry.does}>
                <dt>{entry.does}</dt>
                <chakra.dd display="flex" gap="1" flexShrink={0}>
                  {entry.keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </chakra.dd>
              </Line>
            ))}
          </dl>
        </section>
      ))}
    </DialogBody>
  </Modal>
);

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '9',
    borderColor: 'border.default',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});

const Key = chakra('kbd', {
  base: {
    minWidth: '6',
    px: '1.5',
    py: '0.5',
    textAlign: 'center',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.sunken',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'sm',
  },
});
