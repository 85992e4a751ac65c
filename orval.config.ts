import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faker } from '@faker-js/faker';
import { defineConfig } from 'orval';
import { parse } from 'yaml';
import { idSpecimens, withCallOptions, withIdTypes } from './scripts/transformers.ts';

const asyncApiPath = fileURLToPath(new URL('./asyncapi.yaml', import.meta.url));
const openApiPath = fileURLToPath(new URL('./openapi.yaml', import.meta.url));

interface AsyncApiDocument {
  operations: Record<string, { action: 'send' | 'receive'; messages: { $ref: string }[] }>;
  components: { messages: Record<string, { payload: { $ref: string } }> };
}

/** The frames of one direction, seen from the backend: it receives what a client sends. */
function frames(document: AsyncApiDocument, action: 'send' | 'receive') {
  const names = Object.values(document.operations)
    .filter((operation) => operation.action === action)
    .flatMap((operation) => operation.messages.map((message) => message.$ref.split('/').at(-1) ?? ''));
  return {
    discriminator: { propertyName: 'type' },
    oneOf: names.map((name) => ({
      $ref: `${asyncApiPath}${document.components.messages[name]?.payload.$ref ?? ''}`,
    })),
  };
}

/** asyncapi.yaml as the generator understands it: no paths, one union of frames each way. */
function realtimeDocument() {
  const document = parse(readFileSync(asyncApiPath, 'utf8')) as AsyncApiDocument;
  return {
    openapi: '3.1.0',
    info: { title: 'OTONOWA socket', version: '1.0.0' },
    paths: {},
    components: {
      schemas: { ClientFrame: frames(document, 'receive'), ServerFrame: frames(document, 'send') },
    },
  };
}

const zodOptions = {
  version: 4,
  variant: 'mini',
  generateReusableSchemas: true,
  generateDiscriminatedUnion: true,
  exactOptional: true,
  dateTimeOptions: { offset: true },
} as const;

/**
 * What a made-up answer holds where the contract leaves it open, and where the generator cannot make it: a choice within
 * a pattern. The generator copies the functions; `faker` is the Japanese one there.
 */
const specimens = {
  bio: () => faker.lorem.sentences(2),
  content: () => faker.lorem.sentence(),
  description: () => faker.lorem.sentence(),
  display_name: () => faker.person.fullName(),
  display_name_ja: () => faker.lorem.word(),
  Email: () => `${faker.string.alphanumeric(8)}@example.com`,
  message: () => faker.lorem.sentence(),
  title: () => faker.lorem.words(3),
  username: () => faker.internet.username(),
  '/_count$/': () => faker.number.int(99),
  MediaUrl: () => `/uploads/${faker.string.alphanumeric(8)}`,
  '/^(website|twitter|instagram|youtube|soundcloud)_url$/': () => `https://${faker.string.alphanumeric(8)}.example/`,
};

export default defineConfig({
  sdk: {
    input: { target: './openapi.yaml', override: { transformer: withIdTypes } },
    output: {
      target: './src/api/generated/endpoints.ts',
      // Node runs the generated files as they are, and imports no folders.
      schemas: { path: './src/api/generated/model', importPath: '#api/model' },
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      override: {
        header: false,
        transformer: withCallOptions,
        mock: { required: true, properties: { ...idSpecimens, ...specimens } },
        mutator: { path: './src/api/client.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
      },
      mock: {
        path: './mocks/generated',
        indexMockFiles: true,
        generators: [{ type: 'msw', delay: false, locale: 'ja' }],
      },
    },
  },
  validators: {
    input: './openapi.yaml',
    output: {
      target: './src/api/generated/schemas.zod.ts',
      mode: 'single',
      client: 'zod',
      override: { zod: zodOptions },
    },
  },
  realtime: {
    input: {
      target: realtimeDocument(),
      parserOptions: { externalRefs: { allow: [asyncApiPath, openApiPath] } },
    },
    output: {
      target: './src/realtime/generated/frames.ts',
      mode: 'single',
      client: 'zod',
      override: { zod: zodOptions },
    },
  },
});
