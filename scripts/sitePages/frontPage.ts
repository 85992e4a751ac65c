import { sitePage } from './layout.ts';

/** The links of the site's front page: path, title and description. */
const cards = [
  ['demo/', 'The app', 'The whole app on a fake backend in your browser. The tab at the right edge opens its panel.'],
  ['demo/?scenario=large', 'With 10,000 musicians', 'The same app in another situation. The panel has more of them.'],
  ['storybook/', 'Storybook', 'Every component and every screen in its states, each on a fake backend of its own.'],
  ['reference/', 'The contract', 'HTTP operations, frames of the socket and schemas: what both sides keep.'],
  ['reference/#guide', 'The conformance kit', 'Does your server keep the contract? How to find out.'],
] as const;

const list = cards
  .map(([path, name, about]) => `<li><a href="${path}"><strong>${name}</strong>${about}</a></li>`)
  .join('\n');

export const frontPage = sitePage({
  title: 'OTONOWA',
  up: '',
  body: `<main class="index">
<h1>OTONOWA</h1>
<p class="lead">A Japanese-language web app where musicians and music lovers find each other: a profile, a search, likes that become
matches, a chat, a public board with sound and video. This is its front end on a typed contract, with a fake backend.</p>
<p>Log in as <code>hana@example.com</code> with <code>password123</code>. Nothing that you do leaves your browser.</p>
<a class="enter" href="demo/">Open the demo</a>
<p><img src="search.jpg" width="1280" height="860" alt="The search of the app: cards of musicians under stage lights"></p>
<ul class="cards">
${list}
</ul>
</main>`,
});

/** Returns the page for unknown paths. @param base URL path of the site on its host, with a slash at both ends */
export const missingPage = (base: string): string =>
  sitePage({
    title: 'Not found | OTONOWA',
    up: base,
    body: `<main class="index"><h1>Not found</h1><p class="lead">This address is not on the site. <a href="${base}">To the beginning</a></p></main>`,
  });
