/**
 * One mistake in the content. `line` is counted from 1; null where the mistake is not in one line,
 * such as a missing file.
 */
export interface Problem {
  /** Path of the file within the folder. */
  file: string;
  line: number | null;
  /** What is wrong and what would be right. */
  message: string;
}

/** `works/paintings.yaml:12: price is "cheap"; write whole rupees, such as 950` */
export const describeProblem = ({ file, line, message }: Problem): string =>
  line === null ? `${file}: ${message}` : `${file}:${line}: ${message}`;

/**
 * Thrown for a folder with mistakes. The message lists them, one a line, sorted by file and line.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
    );
    super(sorted.map(describeProblem).join('\n'));
    this.problems = sorted;
  }
}
