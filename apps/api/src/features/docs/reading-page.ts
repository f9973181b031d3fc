import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { JsonSchema, OpenApiDocument, Operation } from './openapi.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 Georgia, 'Times New Roman', serif;
  color: light-dark(#1B1A1F, #EFEADF); background: light-dark(#FCFBF8, #10131D); }
a { color: light-dark(#22407C, #9DB3EE); }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; padding-top: .5rem; border-top: 2px solid light-dark(#98293A, #EDB94C); }
h3 { margin: 2.5rem 0 .25rem; }
code, th[scope=row] { font: .9em/1.5 ui-monospace, 'Courier New', monospace; overflow-wrap: anywhere; }
table { width: 100%; margin: .5rem 0 1rem; border-collapse: collapse; }
caption { text-align: left; font-weight: bold; }
th, td { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid light-dark(#DCD5C7, #2F364C); }
nav ul { columns: 18rem; padding-left: 1.1rem; }
`;

/** The page has no script and loads nothing; its style sheet is allowed by hash. */
export const readingPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const joined = (parts: readonly Html[], separator = ''): Html =>
  html`${parts.map((part, index) => html`${index > 0 ? separator : ''}${part}`)}`;

const typeWords: Record<string, string> = {
  integer: 'whole number',
  string: 'text',
  boolean: 'true or false',
};

/** A schema in words; named ones link to their section. */
const inWords = (schema: JsonSchema): Html => {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#${name}">${name}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  if (schema.anyOf)
    return joined(
      schema.anyOf.map((part) => inWords(part as JsonSchema)),
      ' or ',
    );
  if (schema.type === 'array') return html`list of ${inWords((schema.items ?? {}) as JsonSchema)}`;
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return html`{
    ${joined(
      fields.map(([field, value]) => html`<code>${field}</code>: ${inWords(value as JsonSchema)}`),
      ', ',
    )}
    }`;
  }
  if (schema.format === 'binary') return html`file`;
  const type = typeof schema.type === 'string' ? (typeWords[schema.type] ?? schema.type) : 'anything';
  return html`${type}${schema.format ? ` (${schema.format})` : ''}`;
};

const fieldTable = (caption: string, schema: JsonSchema): Html => {
  if (!schema.properties) return html`<p><strong>${caption}:</strong> ${inWords(schema)}</p>`;
  const required = new Set(schema.required);
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Holds</th>
        <th scope="col">Needed</th>
      </tr>
    </thead>
    <tbody>
      ${Object.entries(schema.properties).map(
        ([field, value]) =>
          html`<tr>
            <th scope="row">${field}</th>
            <td>${inWords(value as JsonSchema)}</td>
            <td>${required.has(field) ? 'yes' : 'no'}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
};

const failureTable = (operation: Operation): Html => {
  const rows = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.values(content['application/json']?.examples ?? {}).map(({ value }) => ({ status, ...value })),
  );
  return html`<table>
    <caption>
      When it fails
    </caption>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ status, code, message }) =>
          html`<tr>
            <td>${status}</td>
            <th scope="row">${code}</th>
            <td>${message}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
};

interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

const section = ({ method, path, operation }: Placed): Html => {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const [status, success] = Object.entries(operation.responses)[0] ?? [];
  const answer = success?.content['application/json']?.schema;
  return html`<section aria-labelledby="${operation.operationId}">
    <h3 id="${operation.operationId}"><code>${method} ${path}</code></h3>
    <p>${operation.summary}.${operation.security.length > 0 ? ' Needs a session.' : ''}</p>
    ${operation.parameters.map(({ name, in: place, schema }) => html`<p><strong>In the ${place}:</strong> <code>${name}</code>, ${inWords(schema)}</p>`)}
    ${body ? fieldTable(`Send, as ${type}`, body.schema) : ''}
    ${answer ? fieldTable(`Answers ${status} with`, answer) : ''} ${failureTable(operation)}
  </section>`;
};

/** The description of the API as plain HTML, readable without styles or scripts. */
export const readingPage = async (document: OpenApiDocument): Promise<string> => {
  const operations: Placed[] = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>The API of ${document.info.title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>The API of ${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Base address: <code>${document.servers[0]?.url ?? ''}</code>. For machines:
            <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.
          </p>
        </header>
        <nav aria-label="Calls">
          <ul>
            ${operations.map(
              ({ method, path, operation }) =>
                html`<li>
                  <a href="#${operation.operationId}"><code>${method} ${path}</code></a>
                </li>`,
            )}
          </ul>
        </nav>
        <main>
          <h2>Calls</h2>
          ${operations.map(section)}
          <h2>What the answers hold</h2>
          ${Object.entries(document.components.schemas).map(
            ([name, schema]) =>
              html`<section aria-labelledby="${name}">
                <h3 id="${name}">${name}</h3>
                ${fieldTable('Fields', schema)}
              </section>`,
          )}
        </main>
      </body>
    </html> `;
  return page.toString();
};
