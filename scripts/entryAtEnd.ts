import type { Plugin } from 'vite';

/**
 * Leaves the entry where index.html has it: at the end of the body, behind the element that it looks for. The build
 * moves it into the head, where an `async` script runs before the rest of a page that arrives in parts.
 */
export function entryAtEnd(): Plugin {
  return {
    name: 'otonowa:entry-at-end',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // Storybook has a page of its own.
        if (path !== '/index.html') return html;
        const scripts = html.match(/ *<script async type="module"[^>]*><\/script>\n/g) ?? [];
        if (scripts.length === 0) throw new Error('index.html has no async entry');
        const rest = scripts.reduce((page, script) => page.replace(script, ''), html);
        return rest.replace(/ *<\/body>/, (end) => scripts.join('') + end);
      },
    },
  };
}
