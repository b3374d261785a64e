// The shape of the menu in a signed-in app's page before any script has come: the rail at a desk, the bar on a phone, where ui's AppFrame draws them
// (frame/layout/app-frame.tsx, nav-tree.tsx, bottom-bar.tsx). React takes its place with the first render. Fixed, so that nothing moves when it goes.

const MARK = `<svg viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="9"/><path d="M9 8.5v5a6 6 0 0 0 12 0v-5M15 19.5v1a4.5 4.5 0 0 0 9 0v-1.2"/><circle cx="24" cy="17" r="2.2"/></svg>`;

const rows = (count: number): string => '<li><i></i><b></b></li>'.repeat(count);

export const FIRST_MENU = `<div class="first-menu" aria-hidden="true"><div class="first-rail">${MARK}<ul>${rows(6)}</ul></div><ul class="first-bar">${rows(5)}</ul></div>`;

/** Shown by first-paint.js to who is signed in. */
export const FIRST_MENU_STYLE = [
  '.first-menu{display:none}',
  '.entering .first-menu{display:block}',
  '.first-menu *{box-sizing:border-box;margin:0;padding:0;list-style:none}',
  '.first-rail,.first-bar{position:fixed;background:var(--e-colors-bg-surface);border:0 solid var(--e-colors-border-default)}',
  '.first-rail{inset:0 auto 0 0;width:15rem;border-right-width:1px}',
  '.slim .first-rail{width:4rem}',
  '.first-rail svg{display:block;width:1.75rem;height:1.75rem;margin:.75rem 1.25rem 1.25rem}',
  '.slim .first-rail svg{margin-inline:auto}',
  '.first-menu rect,.first-menu circle{fill:var(--e-colors-brand-solid)}',
  '.first-menu circle{fill:var(--e-colors-brand-contrast)}',
  '.first-menu path{stroke:var(--e-colors-brand-contrast);stroke-width:2.4;stroke-linecap:round}',
  '.first-menu i,.first-menu b{display:block;border-radius:4px;background:var(--e-colors-border-default)}',
  '.first-menu i{width:1.25rem;height:1.25rem}',
  '.first-menu b{width:6.5rem;height:.625rem}',
  '.first-rail li{display:flex;align-items:center;gap:.75rem;height:2.25rem;margin:0 .75rem .125rem;padding:0 .625rem}',
  '.first-rail li:nth-child(even) b{width:4.5rem}',
  '.slim .first-rail li{justify-content:center;padding:0}',
  '.slim .first-rail b{display:none}',
  '.first-bar{display:none;inset:auto 0 0;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);border-top-width:1px;padding-bottom:env(safe-area-inset-bottom)}',
  '.first-bar li{display:grid;justify-items:center;align-content:center;gap:.5rem;height:3.5rem}',
  '.first-bar b{width:2.5rem;height:.5rem}',
  '@media (max-width:47.99em){.first-rail{display:none}.first-bar{display:grid}}',
].join('');
