import { type ComponentType, lazy, type ReactNode } from 'react';

const lateOf = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/**
 * `lazy` for a component with type parameters of its own, such as that of a table's rows: `lazy` alone would make them unknown. The one cast of
 * its kind: what React answers is drawn exactly like the component.
 */
export const late = lateOf as <Component extends (props: never) => ReactNode>(load: () => Promise<Component>) => Component;
