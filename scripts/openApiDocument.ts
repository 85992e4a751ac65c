// Types of the parts of openapi.yaml that the generation reads.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  const?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  'x-brand'?: string;
}
export interface Operation {
  operationId: string;
  tags: [string];
  security?: unknown[];
  parameters?: ({ $ref?: string } & Partial<Parameter>)[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}

interface Parameter {
  in: 'path' | 'query';
  schema: { $ref?: string };
}
export interface OpenApiDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
  };
}
