import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';

type CardProps = { ref?: Ref<HTMLElement>; title?: string; action?: ReactNode; flush?: boolean; children: ReactNode };

/** A surface with a hairline border. `flush` lets its content (a table, a list) touch the edges. */
export const Card = ({ ref, title, action, flush = false, children }: CardProps) => {
  const id = useId();
  return (
    <Root ref={ref} aria-labelledby={title && id}>
      {(title || action) && (
        <Flex align="center" justify="space-between" gap="3" px={{ base: '4', md: '5' }} pt="4" pb={flush ? '3' : '0'}>
          <chakra.h2 id={id} fontSize="lg" fontWeight="semibold" letterSpacing="snug">
            {title}
          </chakra.h2>
          {action}
        </Flex>
      )}
      {flush ? children : <chakra.div p={{ base: '4', md: '5' }}>{children}</chakra.div>}
    </Root>
  );
};

const Root = chakra('section', {
  base: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'card', minWidth: '0', overflow: 'clip' },
});
