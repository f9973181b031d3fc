import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Kit } from './kit';

/** Every component that a module of `ui/` or `brand/` exports; classes and functions of other kinds begin with a small letter. */
const components = Object.values(
  import.meta.glob<Record<string, unknown>>(['../ui/*.tsx', '../brand/*.tsx'], { eager: true }),
).flatMap((module) =>
  Object.keys(module).filter((name) => /^[A-Z]/.test(name) && typeof module[name] === 'function'),
);
const sources = Object.values(
  import.meta.glob<string>('./*-parts.tsx', { eager: true, query: '?raw', import: 'default' }),
).join('\n');

describe('the page of all parts', () => {
  it('finds the components', () => {
    expect(components.length).toBeGreaterThan(35);
  });

  it.each(components)('shows %s', (name) => {
    expect(sources).toMatch(new RegExp(`<${name}[\\s/>]`));
  });

  it('renders every part under its name', () => {
    const router = createMemoryRouter([{ path: '/', element: <Kit /> }]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    expect(components.filter((name) => !html.includes(`id="part-${name}"`))).toEqual([]);
  });
});

describe('the addresses', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  const pathsIn = async (mode: string) => {
    vi.stubEnv('MODE', mode);
    vi.resetModules();
    const { default: routes } = await import('../routes');
    return routes.map(({ path }) => path);
  };

  it('have the page in development', async () => {
    expect(await pathsIn('development')).toContain('dev/kit');
  });

  it('have no page of development in production', async () => {
    const paths = await pathsIn('production');
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.filter((path) => path?.startsWith('dev'))).toEqual([]);
  });
});
