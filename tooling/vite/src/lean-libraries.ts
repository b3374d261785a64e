import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Parts of libraries that every page would carry and no page uses, each with the little that the rest of the library asks of it. What is
 * not named here still comes from the file itself, and only if somebody imports it; when a library moves its files, its bytes come back
 * and the byte gate says so.
 */
const UNUSED: { file: string; instead: string }[] = [
  {
    // Only `withTheme`, a wrapper for class components, copies static members; React 19 has neither their lists nor a need for them.
    file: '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    instead: 'export default (target) => target;',
  },
  {
    // Only the router's framework mode prefetches on its own; outside it there is no context, and the library's hook answers this.
    file: '/react-router/dist/production/lib/dom/ssr/components.js',
    instead: `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const mergeRefs = (ref) => ref;
export const usePrefetchBehavior = () => [false, undefined, {}];`,
  },
  {
    // Tracing of loaders for monitoring services: asked for with an option that we do not give.
    file: '/react-router/dist/production/lib/router/instrumentation.js',
    instead: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;`,
  },
  {
    // Chakra's reset; packages/ui/src/system/reset.css is ours.
    file: '/@chakra-ui/react/dist/esm/styled-system/preflight.js',
    instead: 'export const createPreflight = () => ({});',
  },
  {
    // A list of every CSS property, to tell style props from others: the browser has its own, in which two attributes are descriptors too.
    file: '/@pandacss/is-valid-prop/dist/index.mjs',
    instead: `const { style } = document.documentElement;
const known = new Map();
const ATTRIBUTES = new Set(['src', 'size', 'cssText']);
const look = (prop) => (typeof style[prop] === 'string' && !ATTRIBUTES.has(prop)) || prop.startsWith('--') || /&|@/.test(prop);
export const isCssProperty = (prop) => known.get(prop) ?? (known.set(prop, look(prop)), known.get(prop));`,
  },
  {
    // A list of every HTML attribute, to keep unknown props from elements: TypeScript already refuses them, so only Chakra's own are held back.
    file: '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js',
    instead: `const OWN = new Set(['theme', 'asChild', 'unstyled', 'recipe']);
export default (prop) => !OWN.has(prop);`,
  },
];

const WHOLE = '?whole';

/** Leaves out of a built app what `UNUSED` names. */
export const leanLibraries = (): Plugin => ({
  name: 'esteto:lean-libraries',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith(WHOLE)) return readFile(id.slice(0, -WHOLE.length), 'utf8');
    const unused = UNUSED.find(({ file }) => id.endsWith(file));
    if (!unused) return null;
    return isCommonJs(id) ? unused.instead : `${unused.instead}\nexport * from ${JSON.stringify(id + WHOLE)};`;
  },
});

const isCommonJs = (id: string): boolean => id.endsWith('.cjs.js');
