const encoder = new TextEncoder();
const COMMA = encoder.encode(',');
const OPEN = encoder.encode('[');
const CLOSE = encoder.encode(']');
/** Chunk size in bytes: a list of thousands of items is never in memory as one text. */
const CHUNK_BYTES = 128 * 1024;

/** The JSON of each item. Items are immutable and stand in many answers, so it is cached for as long as they exist. */
const encoded = new WeakMap<object, Uint8Array>();

function encodeItem(item: object): Uint8Array {
  let bytes = encoded.get(item);
  if (bytes === undefined) encoded.set(item, (bytes = encoder.encode(JSON.stringify(item))));
  return bytes;
}

/**
 * Returns the body of an answer of the fake backend: a list as UTF-8 JSON, in chunks. Items that were sent before are
 * copied and not serialized again.
 */
export function encodeList(items: readonly object[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const parts: Uint8Array[] = next === 0 ? [OPEN] : [];
      let size = 0;
      for (; next < items.length && size < CHUNK_BYTES; next += 1) {
        const bytes = encodeItem(items[next] as object);
        if (next > 0) parts.push(COMMA);
        parts.push(bytes);
        size += bytes.length + 1;
      }
      if (next === items.length) parts.push(CLOSE);
      controller.enqueue(join(parts));
      if (next === items.length) controller.close();
    },
  });
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
