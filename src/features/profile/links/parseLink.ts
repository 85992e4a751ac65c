import { normalizeIdentifier } from '../../../lib/text/identifier.ts';
import { webLink, withoutUnseen } from '../../../lib/text/webLink.ts';
import type { LinkField } from '../form/profileValues.ts';

interface Service {
  /** Matches hosts of the service in URLs that are typed without `https://`. */
  hosts: RegExp;
  handle: RegExp;
  address: (handle: string) => string;
}

/** YouTube's own rule: letters of any script, digits, and `_-.·`. */
const YOUTUBE_HANDLE = /^[\p{L}\p{N}_.·-]{1,60}$/u;
const YOUTUBE_CHANNEL = /^UC[\w-]{22}$/;

const services: Record<Exclude<LinkField, 'websiteUrl'>, Service> = {
  twitterUrl: {
    hosts: /^(?:www\.|mobile\.)?(?:x|twitter)\.com\//i,
    handle: /^\w{1,30}$/,
    address: (handle) => `https://x.com/${handle}`,
  },
  instagramUrl: {
    hosts: /^(?:www\.)?instagram\.com\//i,
    handle: /^[\w.]{1,60}$/,
    address: (handle) => `https://www.instagram.com/${handle}/`,
  },
  youtubeUrl: {
    hosts: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\//i,
    handle: YOUTUBE_HANDLE,
    address: (handle) =>
      YOUTUBE_CHANNEL.test(handle) ? `https://www.youtube.com/channel/${handle}` : `https://www.youtube.com/@${handle}`,
  },
  soundcloudUrl: {
    hosts: /^(?:www\.|m\.|on\.)?soundcloud\.com\//i,
    handle: /^[\w-]{1,60}$/,
    address: (handle) => `https://soundcloud.com/${handle}`,
  },
};

const HAS_SCHEME = /^[a-z][a-z0-9+-]*:/i;
const DOMAIN = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u;

/** Matches what is behind a URL that was copied out of a sentence. */
const BEHIND = /(?<![。、」』）】〉》])[。、」』）】〉》]+$/;

/**
 * Parses a typed link: a full URL, one without `https://`, or a handle of the service with or without @; each also in
 * full-width letters. A URL in ASCII stays as it is, because its path may contain other letters.
 * @returns the URL; null when the text is empty, cannot be parsed or must not be a link (rule P12)
 * @example parseLink('twitterUrl', '@hana') // 'https://x.com/hana'
 */
export function parseLink(field: LinkField, typed: string): string | null {
  const text = withoutUnseen(typed).replace(BEHIND, '');
  if (webLink(text) !== null) return text;
  // NFKC does not know that 〜 is typed for ~, as ～ is.
  const plain = normalizeIdentifier(text).replaceAll('〜', '~');
  if (webLink(plain) !== null) return plain;
  if (plain === '' || HAS_SCHEME.test(plain)) return null;
  if (field === 'websiteUrl') return DOMAIN.test(plain) ? webLink(`https://${plain}`) : null;
  const { hosts, handle, address } = services[field];
  if (hosts.test(plain)) return webLink(`https://${plain}`);
  const name = plain.replace(/^@\s*/, '');
  if (handle.test(name) && !/^www\./i.test(name)) return address(name);
  return DOMAIN.test(plain) ? webLink(`https://${plain}`) : null;
}
