import type { App } from '@esteto/domain/identity/route/base-paths';
import { AppFrame } from '@esteto/ui/frame/layout/app-frame.tsx';
import type { FrameProps } from '@esteto/ui/frame/layout/frame-props';
import { type ComponentType, lazy } from 'react';
import { readLayout } from './layout-choice.ts';

/** Only the doctor's app has two layouts. */
export const hasLayouts = (app: App): boolean => app === 'professional';

/** The frame of an app. The choice is read once: switching loads the page anew. */
export const frameOf = (app: App): ComponentType<FrameProps> => (hasLayouts(app) && readLayout() === 'classic' ? Classic : AppFrame);

const Classic = lazy(() => import('@esteto/ui/frame/layout/classic-frame.tsx').then(({ ClassicFrame }) => ({ default: ClassicFrame })));
