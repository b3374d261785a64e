(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = read('esteto.theme');
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { classList } = document.documentElement;
  classList.add(isDark ? 'dark' : 'light');
  // Shows the login page that the public app's page already holds, or the menu's shape that the pages of the others do.
  const isSignedIn = read('esteto.access_token') !== null;
  if (location.pathname === '/' && !isSignedIn) classList.add('arriving');
  if (isSignedIn && read('esteto.layout') !== 'classic') classList.add('entering', ...(read('esteto.rail') === 'true' ? ['slim'] : []));
})();
