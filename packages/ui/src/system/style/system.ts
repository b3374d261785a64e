import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { styleCache } from './style-cache.ts';
import { breakpoints, tokens } from './tokens.ts';

// Chakra's engine without its theme: our tokens; recipes stand with the component that uses them, so that a page loads what it shows.

type SemanticTree = { value: { _light: string; _dark: string } } | { [key: string]: SemanticTree };
type ColorTree = { light: string; dark: string } | { [key: string]: ColorTree };

const semantic = (tree: ColorTree): SemanticTree =>
  typeof tree.light === 'string' && typeof tree.dark === 'string'
    ? { value: { _light: tree.light, _dark: tree.dark } }
    : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, semantic(value as ColorTree)]));

const make = () =>
  styleCache(
    createSystem(defaultBaseConfig, {
      preflight: false,
      cssVarsPrefix: 'e',
      cssVarsRoot: ':root',
      theme: {
        breakpoints,
        tokens,
        semanticTokens: {
          colors: semantic(colors) as Record<string, never>,
          shadows: {
            /** The one elevation: menus, dialogs, toasts. */
            float: {
              value: {
                _light: '0 0 0 1px rgba(23, 35, 43, 0.06), 0 12px 32px -8px rgba(23, 35, 43, 0.22)',
                _dark: '0 0 0 1px rgba(234, 239, 241, 0.1), 0 16px 40px -8px rgba(0, 0, 0, 0.7)',
              },
            },
          },
        },
        keyframes: {
          'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
          rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
          'sheet-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
          spin: { to: { transform: 'rotate(360deg)' } },
          breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.5' } },
        },
      },
    }),
  );

let made: SystemContext | null = null;

/** Made when it is first asked for, not when the program is read: the browser answers whoever touches the page in between. */
export const system = (): SystemContext => {
  made ??= make();
  return made;
};
