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
  // Shows the login page that the public app's page already holds.
  if (location.pathname === '/' && !read('esteto.access_token')) classList.add('arriving');
})();
