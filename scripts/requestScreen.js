/*
 * The inline script of the page (earlyStart.ts), in front of the entry. It requests the code and the first data of the
 * screen of this URL, which otherwise the entry would request, and what the entry requests. It needs no other code. The
 * same text is in every build, because the policy names its hash.
 */
(() => {
  const { screens: table = '{}', apiHost = '' } = document.getElementById('root')?.dataset ?? {};
  const screens = JSON.parse(table);
  let token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Storage is blocked: nobody is logged in.
  }
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const named = screens[path === '/' ? '/search' : path];
  const screen = named && named.calls && token === null ? screens['/login'] : named;
  if (screen === undefined) return;
  if (screen.calls && token !== null) {
    const host = apiHost.replace(/\/+$/, '');
    const calls = new Map();
    for (const url of screen.calls.concat(location.search === '' ? screen.callsWithoutQuery : [])) {
      const stop = new AbortController();
      try {
        const headers = new Headers({ Accept: 'application/json', Authorization: `Bearer ${token}` });
        const response = fetch(host + url, { headers, cache: 'no-store', signal: stop.signal });
        response.catch(() => undefined);
        calls.set(url, { response, stop });
      } catch {
        // The token cannot stand in a header.
      }
    }
    window.earlyCalls = { token, calls };
    // What no code has asked for by then is not wanted.
    setTimeout(() => delete window.earlyCalls, 10_000);
  }
  for (const file of screen.files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
