import type { BrowserContext } from '@playwright/test';

/** What the monkey itself breaks, and what the app and the browser may then say. */
export interface Circumstances {
  /** When the network was last away, or is: `performance.now()`. */
  lastOffline: number;
}

/** How long after the network is back something may still be said about its absence. */
const ECHO = 15_000;

interface Explanation {
  why: string;
  pattern: RegExp;
  when?: (circumstances: Circumstances) => boolean;
}

const wasOffline = ({ lastOffline }: Circumstances) => performance.now() - lastOffline < ECHO;

const explanations: readonly Explanation[] = [
  {
    why: 'offline',
    pattern: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|ERR_NETWORK_IO_SUSPENDED/,
    when: wasOffline,
  },
  { why: 'offline', pattern: /WebSocket connection to .* failed/, when: wasOffline },
  {
    why: 'offline',
    pattern: /^console\.warning: .*(ApiError: The server did not answer|TypeError: Failed to fetch)/,
    when: wasOffline,
  },
  {
    why: 'offline',
    pattern: /dynamically imported module|Unable to preload CSS|error occurred when fetching the script/,
    when: wasOffline,
  },
  { why: 'wrong password', pattern: /status of 401 .*(auth\/login|users\/me|delete-account)/ },
  { why: 'frame of a broken shape', pattern: /^console\.warning: A frame against the contract:/ },
  {
    why: 'message of a conversation that is none',
    pattern: /no-such-conversation|Loading a conversation: ApiError: HTTP 404/,
  },
  // Rule F8: the server has it so already, and the app takes that for done.
  { why: 'liked or unliked already', pattern: /status of (404|409) .*\/api\/likes\/profiles\// },
  // The form says the server's words (rule C3), which the browser notes too.
  { why: 'text longer than the contract allows', pattern: /status of 422 .*\/api\/(posts|messages)\// },
  { why: 'address taken or not verified', pattern: /status of (403|409) .*\/api\/auth\// },
  { why: 'account that is none', pattern: /status of 404 .*\/api\/users\/admin\/delete-account/ },
  { why: 'made-up token in a link', pattern: /status of (400|404) .*\/api\/auth\// },
];

/** Everything that goes wrong in the pages of a context, sorted into explained and not. */
export class Troubles {
  readonly unexplained: string[] = [];
  readonly explained = new Map<string, number>();
  /** The code of a screen did not arrive: the page can only offer to load itself anew. */
  codeMissing = false;

  private readonly circumstances: Circumstances;

  constructor(context: BrowserContext, circumstances: Circumstances) {
    this.circumstances = circumstances;
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.add(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.add(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (/\/assets\//.test(request.url()) && !isGivenUp) this.codeMissing = true;
    });
  }

  add(trouble: string): void {
    const explanation = explanations.find(
      ({ pattern, when }) => pattern.test(trouble) && (when === undefined || when(this.circumstances)),
    );
    if (explanation === undefined) this.unexplained.push(trouble);
    else this.explained.set(explanation.why, (this.explained.get(explanation.why) ?? 0) + 1);
  }
}
