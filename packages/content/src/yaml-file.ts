import { CORE_SCHEMA, load } from 'js-yaml';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problems.ts';

/** A field of a file: its name and the places that lead to it. */
type Path = readonly PropertyKey[];

/** A parsed YAML text that knows the line of each value. */
export interface YamlFile {
  value: unknown;
  /** Line of the value at a path, or of the nearest one that holds it; counted from 1. */
  lineOf: (path: Path) => number;
}

const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
};

/**
 * Parses YAML 1.2. Values come from a fast parser; the parser that knows lines takes ten times as
 * long and runs only for mistakes.
 * @param file path within the content folder, for messages
 * @param firstLine line of the file on which the text begins, counted from 1
 */
export const parseYaml = (
  text: string,
  file: string,
  firstLine = 1,
): { ok: true; yaml: YamlFile } | { ok: false; problems: Problem[] } => {
  let parsed: { document: Document.Parsed; lineAt: (offset: number) => number } | undefined;
  const withPlaces = () => {
    if (!parsed) {
      const lines = new LineCounter();
      const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
      parsed = { document, lineAt: (offset) => lines.linePos(offset).line + firstLine - 1 };
    }
    return parsed;
  };
  const lineOf = (path: Path) => {
    const { document, lineAt } = withPlaces();
    return lineAt(offsetOf(document, path));
  };

  try {
    return { ok: true, yaml: { value: load(text, { schema: CORE_SCHEMA }), lineOf } };
  } catch {
    const { document, lineAt } = withPlaces();
    if (document.errors.length === 0) return { ok: true, yaml: { value: document.toJS(), lineOf } };
    return {
      ok: false,
      problems: document.errors.map(({ message, pos }) => ({
        file,
        line: lineAt(pos[0]),
        message: `is not valid YAML (${message.replaceAll('\n', ' ')}); quote texts that contain ": " or begin with a sign`,
      })),
    };
  }
};

/** `works[2] (painting-blue-horse) price` reads better as `painting-blue-horse: price`. */
const nameOf = (value: unknown, path: Path): string => {
  let current: unknown = value;
  let owner = '';
  const fields: string[] = [];
  for (const key of path) {
    current =
      typeof current === 'object' && current !== null ? (current as Record<PropertyKey, unknown>)[key] : null;
    if (typeof key === 'number') {
      const id = typeof current === 'object' && current !== null && 'id' in current ? current.id : null;
      if (typeof id === 'string') {
        owner = id;
        fields.length = 0;
      } else {
        fields.push(`entry ${key + 1}`);
      }
    } else {
      fields.push(String(key));
    }
  }
  const field = fields.join(' ');
  return owner && field ? `${owner}: ${field}` : owner || field || 'the file';
};

/** Checks a parsed file against its schema; every issue becomes a problem with its line. */
export const checkYaml = <Schema extends z.ZodType>(
  schema: Schema,
  { value, lineOf }: YamlFile,
  file: string,
): { ok: true; data: z.output<Schema> } | { ok: false; problems: Problem[] } => {
  if (value === null || value === undefined) {
    const message = 'is empty; write its fields, or take the file away';
    return { ok: false, problems: [{ file, line: null, message }] };
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, data: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(path),
      message: `${nameOf(value, path)} ${message}`,
    })),
  };
};
