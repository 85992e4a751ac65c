import type { Contract } from '../../../conformance/contract/contract.ts';
import { atOperation, type Leniency, refusing, success } from './leniency.ts';

/** What a careless server does with the media type that stands in a form, or with the name of the file. */
const HABITS: Readonly<Record<string, (type: string, name: string) => boolean>> = {
  parameters: (type) => type.includes(';'),
  quotedParameters: (type) => type.includes('"'),
  upperCase: (type) => /^[A-Z]/.test(type),
  japaneseNames: (_type, name) => /[^ -~]/.test(name),
  longNames: (_type, name) => name.length > 200,
  namesWithoutEnding: (_type, name) => !name.includes('.'),
  paths: (_type, name) => /[/\\]/.test(name),
};
/** What a careless server takes by a part of its media type. */
const PARTS: Readonly<Record<string, RegExp>> = {
  anywhere: /^(?:text|image\/svg).*(?:image|audio|video)\/(?:png|webm|mp4)/i,
  svgWithParameters: /^image\/svg\+xml;/i,
  svgInUpperCase: /^IMAGE\/SVG/,
};

/**
 * Returns faulty servers for the self-test: each refuses the files of one form for how their media type or name is
 * written, or accepts them for a part of it.
 */
export function carelessFiles(contract: Contract): Leniency[] {
  return [...contract.operations.values()].flatMap((operation) =>
    (operation.body?.files.size ?? 0) === 0
      ? []
      : [...Object.entries(HABITS), ...Object.entries(PARTS)].map(([name, habit]): Leniency => {
          let changes = 0;
          return {
            fault: `${operation.operationId}:file:${name}`,
            about: operation.operationId,
            only: [`files.written.${operation.operationId}`],
            effects: () => changes,
            create: () => ({
              name,
              answer: atOperation(contract, operation, ({ bytes }, answer) => {
                const [, fileName = '', type = ''] =
                  /filename="([^"]*)"\r\ncontent-type: ([^\r]*)/i.exec(bytes.toString()) ?? [];
                const isMet = typeof habit === 'function' ? habit(type, fileName) : habit.test(type);
                if (!isMet || answer.status < 300 === (typeof habit !== 'function')) return undefined;
                changes += 1;
                return typeof habit === 'function' ? refusing(answer, 415) : success(contract, operation, answer);
              }),
            }),
          };
        }),
  );
}
