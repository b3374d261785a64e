import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyTheme } from '../src/system/style/theme.ts';
import { brandTheme } from './brand-theme.ts';

type Globals = { theme?: string };

const modeOf = ({ theme }: Globals) => (theme === 'dark' ? 'dark' : 'light');
const globalsOfAddress = (): Globals => ({ theme: /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] });

/** A page of documentation in the theme that the toolbar says; one without a story has nobody else to apply it. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState(() => modeOf(globalsOfAddress()));
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = ({ globals }: { globals: Globals }) => setMode(modeOf(globals));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, []);
  useEffect(() => applyTheme(mode), [mode]);
  return <DocsContainer {...props} theme={brandTheme(mode)} />;
}
