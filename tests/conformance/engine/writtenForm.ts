/** A text field or a file field of a form; `bytes` is null where the file is too long to be recorded. */
export type Field = { name: string } & (
  | { text: string }
  | { fileName: string; type: string; size?: number; bytes?: Uint8Array | null }
);

const BOUNDARY = 'conformance-boundary';
/** The number of bytes up to which the content of a file is recorded. */
export const MOST_RECORDED = 64;

/** A form whose media types and file names are sent unchanged, which `FormData` does not do. */
export class WrittenForm {
  readonly fields: readonly Field[];
  private readonly content: Uint8Array;

  /** @param content the bytes of every file */
  constructor(fields: readonly Field[], content: Uint8Array) {
    this.fields = fields;
    this.content = content;
  }

  /** The fields with what their files hold. */
  get fieldsWithContent(): Field[] {
    const { length } = this.content;
    const bytes = length > MOST_RECORDED ? null : this.content;
    return this.fields.map((field) => ('text' in field ? field : { ...field, size: length, bytes }));
  }

  readonly contentType = `multipart/form-data; boundary=${BOUNDARY}`;

  get text(): string {
    return this.fields
      .map((field) =>
        'text' in field
          ? `${field.name}=${field.text}`
          : `${field.name}=@${field.fileName} (${field.type}, ${this.content.length} bytes)`,
      )
      .join('&');
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const parts = this.fields.flatMap((field) => {
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field.name}"`;
      if ('text' in field) return [Buffer.from(`${head}\r\n\r\n${field.text}\r\n`)];
      const named = `${head}; filename="${escaped(field.fileName)}"\r\nContent-Type: ${field.type}\r\n\r\n`;
      return [Buffer.from(named), Buffer.from(this.content), Buffer.from('\r\n')];
    });
    return new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));
  }
}

/** Escapes a file name as browsers do. */
const escaped = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
