/**
 * Settings of an operator: at build time by variables `VITE_…`, and at the start of the container without this prefix
 * (start.sh).
 */
export interface Settings {
  /** Origin of the backend (`VITE_API_HOST`); empty means that of the app itself. */
  apiHost: string;
  /** The product's name (`VITE_APP_NAME`). */
  appName: string;
  /** Name of the operator in the privacy policy (`VITE_OPERATOR`). */
  operator: string;
  /** Contact, such as an e-mail address, for questions about personal data (`VITE_CONTACT`). */
  contact: string;
  /** Origin of the app itself (`VITE_PUBLIC_URL`): the picture of a shared link needs an absolute URL. */
  publicUrl: string;
  /** URL to which the operator's reports are sent (`VITE_REPORT_URL`). A build without it contains no reporter. */
  reportUrl: string;
  /** The share of page loads that report (`VITE_REPORT_SAMPLE`). */
  reportSample: string;
}

const origin = 'https?://[A-Za-z0-9.-]+(:[0-9]+)?';
/** Characters that mean nothing to nginx, to HTML and to a header. */
const plain = /^[A-Za-z0-9:/.?=&_%~+-]*$/;
/** Name, pattern and example of each setting that is no free text. start.sh has the same ones. */
const addresses = [
  ['API_HOST', `${origin}/?`, 'https://api.example.com, without a path'],
  ['PUBLIC_URL', `${origin}/?`, 'https://app.example.com, without a path'],
  ['CSP_REPORT_URI', `${origin}/.*`, 'https://reports.example.com/csp'],
  ['REPORT_URL', `${origin}([/?].*)?|/([^/].*)?`, 'https://reports.example.com/otonowa or /reports'],
  ['REPORT_SAMPLE', '0|1|0?\\.[0-9]+', '0.1'],
] as const;

/** Returns what the container would refuse at its start, a sentence for each setting with the prefix `VITE_`. */
export function faultsOfSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const named = (name: string) => environment[`VITE_${name}`] ?? '';
  return [
    ...addresses.flatMap(([name, pattern, example]) => {
      const value = named(name);
      if (value === '' || (plain.test(value) && new RegExp(`^(?:${pattern})$`).test(value))) return [];
      return [`VITE_${name} is ${JSON.stringify(value)}. It looks like ${example}`];
    }),
    ...(named('API_HOST').startsWith('http:') && named('PUBLIC_URL').startsWith('https:')
      ? [
          `VITE_API_HOST is ${named('API_HOST')}, but VITE_PUBLIC_URL has https. Browsers block calls from https to http`,
        ]
      : []),
    ...['APP_NAME', 'OPERATOR', 'CONTACT'].flatMap((name) =>
      /\p{Cc}/u.test(named(name)) ? [`VITE_${name} is more than one line`] : [],
    ),
  ];
}

/** Reads the settings from environment variables with the prefix `VITE_`. */
export function settingsIn(environment: Readonly<Record<string, string | undefined>>): Settings {
  const named = (name: string) => environment[`VITE_${name}`] ?? '';
  return {
    apiHost: named('API_HOST'),
    appName: named('APP_NAME'),
    operator: named('OPERATOR'),
    // The mock build has a contact, so that the app shows everything that depends on one.
    contact: named('CONTACT') || (named('MOCK') === '1' ? 'contact@otonowa.example' : ''),
    publicUrl: named('PUBLIC_URL'),
    reportUrl: named('REPORT_URL'),
    reportSample: named('REPORT_SAMPLE'),
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Writes the settings into index.html. Empty settings change nothing. start.sh does the same to a built page. */
export function withSettings(html: string, settings: Settings): string {
  const { apiHost, appName, operator, contact, publicUrl, reportUrl, reportSample } = settings;
  const attributes = [
    [' data-api-host="', apiHost],
    [' data-app-name="', appName],
    [' data-operator="', operator],
    [' data-contact="', contact],
    [' data-report-url="', reportUrl],
    [' data-report-sample="', reportSample],
    ['"og:title" content="', appName],
    ['"og:image" content="', publicUrl && `${publicUrl.replace(/\/$/, '')}/preview.jpg`],
  ] as const;
  let filled = appName === '' ? html : html.replace(/<title>[^<]*/, () => `<title>${escaped(appName)}`);
  for (const [start, value] of attributes) {
    if (value !== '') filled = filled.replace(new RegExp(`${start}[^"]*`), () => start + escaped(value));
  }
  return filled;
}
