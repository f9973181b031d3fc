import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Writes how many tests passed, failed (or did not run) and were skipped, for scripts. */
class SummaryReporter implements Reporter {
  private readonly file: string;
  private all: Suite | null = null;

  constructor({ file }: { file: string }) {
    this.file = resolve(import.meta.dirname, file);
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.all = suite;
  }

  onError(error: { message?: string }): void {
    process.stderr.write(`${error.message ?? 'The run failed.'}\n`);
  }

  onEnd(result: FullResult): void {
    const tests = this.all?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped' && test.results.length > 0).length;
    const failed = tests.length - passed - skipped;
    // A run that breaks before its first test has failed.
    const counted = result.status === 'passed' ? failed : Math.max(failed, 1);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(
      this.file,
      `${JSON.stringify({ status: result.status, passed, failed: counted, skipped })}\n`,
    );
  }
}

// Playwright loads a reporter by its module's default export.
// oxlint-disable-next-line import/no-default-export
export default SummaryReporter;
