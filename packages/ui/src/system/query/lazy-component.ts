import { type ComponentType, lazy, type ReactNode } from 'react';

const lazyOf = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/**
 * React's `lazy` for a component by its name: `lazyComponent(() => import('./menu-list.tsx').then(({ MenuList }) => MenuList))`. It keeps the
 * type parameters of a component that has some, such as that of a table's rows, which `lazy` alone would make unknown; what React answers is drawn
 * exactly like the component.
 */
export const lazyComponent = lazyOf as <Component extends (props: never) => ReactNode>(load: () => Promise<Component>) => Component;
