import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';

const web = join(import.meta.dirname, '..');
/** Seen by the compiler as if it were the site's folder: `rootDirs` in tsconfig.json. */
const types = join(web, '.cache', 'class-types');

/** All CSS modules of the site, relative to its folder. */
export const cssModules = (): string[] => globSync('app/**/*.module.css', { cwd: web }).sort();

/** The class names that a CSS module exports, in order of the alphabet. */
export const classNamesOf = (css: string): string[] => {
  const { exports } = transform({
    filename: 'x.module.css',
    code: Buffer.from(css),
    cssModules: true,
    drafts: { customMedia: true },
    // Breakpoints are defined in another file.
    errorRecovery: true,
  });
  // Names of animations are exported as well.
  return Object.keys(exports ?? {})
    .filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(css))
    .sort();
};

/**
 * Writes the type of every CSS module, so that an undefined class name is an error of the compiler.
 */
export const writeClassTypes = (): void => {
  rmSync(types, { recursive: true, force: true });
  for (const file of cssModules()) {
    const names = classNamesOf(readFileSync(join(web, file), 'utf8'));
    const lines = names.map((name) => `  readonly ${name}: string;\n`).join('');
    mkdirSync(join(types, dirname(file)), { recursive: true });
    writeFileSync(
      join(types, `${file}.d.ts`),
      `declare const styles: {\n${lines}};\nexport default styles;\n`,
    );
  }
};

if (import.meta.main) writeClassTypes();
