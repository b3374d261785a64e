import type { ReactNode } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

type SideBySideProps = { storyId: string; children: ReactNode };

/** The story in light as ever, and beside it a second document that shows the same one in dark: dialogs and toasts stand in each. */
export const SideBySide = ({ storyId, children }: SideBySideProps) => {
  const [{ theme }] = useGlobals();
  const { viewMode = 'story' } = useStorybookState();
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <div style={{ position: 'relative', flex: 1, minWidth: 0, height: '100%' }}>{children}</div>
      {theme === 'both' && (
        <object
          aria-label="A mesma história no tema escuro"
          type="text/html"
          data={`iframe.html?id=${encodeURIComponent(storyId)}&viewMode=${viewMode}&globals=theme:dark`}
          style={{ flex: 1, minWidth: 0, height: '100%' }}
        />
      )}
    </div>
  );
};
