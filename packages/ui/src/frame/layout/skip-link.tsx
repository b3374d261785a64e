import { chakra } from '@chakra-ui/react';

/** First stop of the keyboard: past the menu, to the content. */
export const SkipLink = () => (
  <Root
    href="#conteudo"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('conteudo')?.focus();
    }}
  >
    Ir para o conteúdo
  </Root>
);

const Root = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    px: '4',
    py: '2.5',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    borderRadius: 'control',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});
