/** Whether there is a corporate provider: told in the page by the server, or by the build where pages are served as files. */
export const hasConnect = (): boolean => document.documentElement.dataset.connect === 'on';
