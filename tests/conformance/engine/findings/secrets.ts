/** Replaces a masked secret. */
export const HIDDEN = '•••';

/** Names of JSON properties that contain a password or a token. */
const SECRET_FIELD = /^(?:password|new_password|token|access_token)$/;
/** Such fields in JSON text: their values are masked even where they are too short to be learned. */
const SECRET_FIELD_IN_TEXT = /("(?:access_token|token|password|new_password)"\s*:\s*)"(?!•••)(?:[^"\\]|\\.)*"/g;
/** Shorter values are not learned: ordinary words may contain them. In UTF-16 code units. */
const MIN_LENGTH = 8;

/** Masks the passwords and tokens of a run, in every spelling, so that no finding and no report contains one. */
export class Secrets {
  private readonly spellings = new Set<string>();
  private pattern: RegExp | null = null;
  /** Returns the mail that a token was sent in, in words; null for other tokens. */
  originOf: (token: string) => string | null = () => null;

  learn(value: string): void {
    if (value.length < MIN_LENGTH || this.spellings.has(value)) return;
    // Without its last character a secret is nearly given away, too.
    for (const one of [value, value.slice(0, -1)])
      for (const spelling of spellingsOf(one)) this.spellings.add(spelling);
    this.pattern = null;
  }

  /** Learns the secrets among the top-level fields of a request and of its response. */
  learnFrom({ requestBody, json }: { requestBody: string; json: unknown }): void {
    for (const body of [parse(requestBody), json]) this.learnIn(body);
  }

  private learnIn(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' && SECRET_FIELD.test(name)) this.learn(value);
    }
  }

  /** Returns the text with `HIDDEN` in place of every secret. */
  mask(text: string): string {
    this.pattern ??= new RegExp(
      [...this.spellings]
        .sort((a, b) => b.length - a.length)
        .map((spelling) => spelling.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`))
        .join('|') || '(?!)',
      'g',
    );
    return text.replace(this.pattern, HIDDEN).replaceAll(SECRET_FIELD_IN_TEXT, `$1"${HIDDEN}"`);
  }

  /** Like `mask`, for a truncated text, which may end in the middle of a secret. */
  maskTruncated(text: string): string {
    const masked = this.mask(text);
    const [ellipsis = ''] = /…?$/.exec(masked) ?? [];
    const whole = masked.slice(0, masked.length - ellipsis.length);
    for (const spelling of this.spellings) {
      for (let length = Math.min(spelling.length, whole.length); length >= MIN_LENGTH; length -= 1) {
        if (whole.endsWith(spelling.slice(0, length))) return `${whole.slice(0, -length)}${HIDDEN}${ellipsis}`;
      }
    }
    return masked;
  }
}

/** Returns a value as it is, in JSON with and without escapes beyond ASCII, and in a URL, which no lone surrogate can be in. */
function spellingsOf(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const escaped = (change: (hex: string) => string) =>
    json.replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${change(letter.charCodeAt(0).toString(16).padStart(4, '0'))}`);
  const spellings = [value, json, escaped((hex) => hex), escaped((hex) => hex.toUpperCase())];
  return value.isWellFormed() ? [...spellings, encodeURIComponent(value)] : spellings;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
