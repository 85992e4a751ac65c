import type { Plugin } from 'vite';

/**
 * Moves the entry script back to the end of the body, after the element that it needs, as in index.html. The build
 * moves it into the head, where an `async` script may run before the rest of the page has arrived.
 */
export function entryAtEnd(): Plugin {
  return {
    name: 'otonowa:entry-at-end',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // Storybook's pages have no such entry.
        if (path !== '/index.html') return html;
        const scripts = html.match(/ *<script async type="module"[^>]*><\/script>\n/g) ?? [];
        if (scripts.length === 0) throw new Error('index.html has no async entry');
        const rest = scripts.reduce((page, script) => page.replace(script, ''), html);
        return rest.replace(/ *<\/body>/, (end) => scripts.join('') + end);
      },
    },
  };
}
