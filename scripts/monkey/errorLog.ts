import type { BrowserContext } from '@playwright/test';

/** The faults that the monkey causes itself, which explain errors. */
export interface NetworkState {
  /** When the network was last off, by `performance.now()`. */
  lastOffline: number;
}

/** Time in ms after the network has returned during which errors are still attributed to it. */
const OFFLINE_AFTERMATH = 15_000;

interface Explanation {
  why: string;
  pattern: RegExp;
  when?: (network: NetworkState) => boolean;
}

const wasOffline = ({ lastOffline }: NetworkState) => performance.now() - lastOffline < OFFLINE_AFTERMATH;

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
  // Rule F8: the server is in that state already, and the app counts that as success.
  { why: 'liked or unliked already', pattern: /status of (404|409) .*\/api\/likes\/profiles\// },
  // The form shows the server's message (rule C3), and the browser logs the failed request.
  { why: 'text longer than the contract allows', pattern: /status of 422 .*\/api\/(posts|messages)\// },
  { why: 'address taken or not verified', pattern: /status of (403|409) .*\/api\/auth\// },
  { why: 'account that is none', pattern: /status of 404 .*\/api\/users\/admin\/delete-account/ },
  // It may press stop before the browser has recorded anything; the recorder says so and offers another attempt (B33).
  {
    why: 'recording that was stopped at once',
    pattern:
      /The take stays as it was recorded: (Error: (There is|It has) no sound|UnsupportedInputFormat)|The take can’t be played/,
  },
  { why: 'made-up token in a link', pattern: /status of (400|404) .*\/api\/auth\// },
];

/** Collects all errors in the pages of a context, and separates explained from unexplained ones. */
export class ErrorLog {
  readonly unexplained: string[] = [];
  readonly explained = new Map<string, number>();
  /** Whether the code of a screen failed to load, so that the page can only offer a reload. */
  codeMissing = false;

  private readonly network: NetworkState;

  constructor(context: BrowserContext, network: NetworkState) {
    this.network = network;
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

  add(error: string): void {
    const explanation = explanations.find(
      ({ pattern, when }) => pattern.test(error) && (when === undefined || when(this.network)),
    );
    if (explanation === undefined) this.unexplained.push(error);
    else this.explained.set(explanation.why, (this.explained.get(explanation.why) ?? 0) + 1);
  }
}
