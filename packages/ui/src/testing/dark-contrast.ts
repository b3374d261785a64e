import axe from 'axe-core';
import { applyTheme } from '../system/style/theme.ts';

/** The story as it stands, in dark: every text must be readable there too. (The a11y addon has checked all rules in light.) */
export const expectDarkContrast = async (): Promise<void> => {
  applyTheme('dark');
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`));
    if (found.length > 0) throw new Error(`Contraste no tema escuro:\n${found.join('\n')}`);
  } finally {
    applyTheme('light');
  }
};
