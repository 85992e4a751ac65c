/** What stands where a secret stood. */
export const HIDDEN = '•••';

/** Fields that hold a password or a token. */
const FIELDS = /^(?:password|new_password|token|access_token)$/;
/** The same in a text, whatever they hold. */
const IN_TEXT = /("(?:access_token|token|password|new_password)"\s*:\s*)"(?!•••)(?:[^"\\]|\\.)*"/g;
/** Shorter values stand in other words too. */
const SHORTEST = 8;

/** The passwords and tokens of a run: no finding and no report holds one, however it is written. */
export class Secrets {
  private readonly spellings = new Set<string>();
  private pattern: RegExp | null = null;

  learn(value: string): void {
    if (value.length < SHORTEST || this.spellings.has(value)) return;
    // What lacks the last letter gives the whole away.
    for (const one of [value, value.slice(0, -1)])
      for (const spelling of spellingsOf(one)) this.spellings.add(spelling);
    this.pattern = null;
  }

  /** Learns what a call and its answer hold. */
  learnFrom({ requestBody, json }: { requestBody: string; json: unknown }): void {
    for (const body of [parse(requestBody), json]) this.learnIn(body);
  }

  private learnIn(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' && FIELDS.test(name)) this.learn(value);
    }
  }

  /** A text without any of them. */
  mask(text: string): string {
    this.pattern ??= new RegExp(
      [...this.spellings]
        .sort((a, b) => b.length - a.length)
        .map((spelling) => spelling.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`))
        .join('|') || '(?!)',
      'g',
    );
    return text.replace(this.pattern, HIDDEN).replaceAll(IN_TEXT, `$1"${HIDDEN}"`);
  }

  /** The same of a text that was cut, maybe within a secret. */
  maskCut(text: string): string {
    const masked = this.mask(text);
    const [end = ''] = /…?$/.exec(masked) ?? [];
    const whole = masked.slice(0, masked.length - end.length);
    for (const spelling of this.spellings) {
      for (let length = Math.min(spelling.length, whole.length); length >= SHORTEST; length -= 1) {
        if (whole.endsWith(spelling.slice(0, length))) return `${whole.slice(0, -length)}${HIDDEN}${end}`;
      }
    }
    return masked;
  }
}

/** As it is, in JSON with and without escapes beyond ASCII, and in an address. */
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
