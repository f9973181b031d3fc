/** Methods that the oldest supported browsers lack. The site uses these names for nothing else. */
const methods = new Set([
  'toSorted',
  'toReversed',
  'toSpliced',
  'groupBy',
  'withResolvers',
  'fromAsync',
  'canParse',
  'isWellFormed',
  'toWellFormed',
  'symmetricDifference',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'randomUUID',
  'Segmenter',
  'DurationFormat',
  'requestIdleCallback',
  'checkVisibility',
  'moveBefore',
  'setHTMLUnsafe',
  'showPopover',
  'hidePopover',
  'togglePopover',
  'startViewTransition',
]);

/** Names that are only unsupported on this object. */
const owned: Readonly<Record<string, readonly string[]>> = {
  URL: ['parse'],
  Promise: ['try'],
  AbortSignal: ['any', 'timeout'],
  // Also missing on plain http.
  navigator: ['share', 'canShare', 'clipboard', 'locks', 'serviceWorker', 'userActivation', 'wakeLock'],
  crypto: ['subtle'],
};

/** Unsupported constructors. A `typeof` check counts as a use, so that it is listed as guarded. */
const globals = new Set(['BroadcastChannel', 'CompressionStream', 'URLPattern', 'Iterator']);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? (value['name'] as string) : null;

/** The text of a string or of a template without expressions. */
const textOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (value.type === 'Literal') return String(value['value']);
  const { quasis = [] } = value as unknown as { quasis?: readonly { value: { cooked: string } }[] };
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? '') : '';
};

const regularExpression = (pattern: string, flags: string): string | null =>
  /\(\?<[=!]/.test(pattern) || flags.includes('v') ? 'regular expression' : null;

/** The use in a call of `RegExp`: the bundler writes a literal so that the oldest browsers can't parse. */
const regularExpressionIn = ({ callee, arguments: given }: Node): string | null => {
  const [pattern, flags] = given as readonly unknown[];
  return nameOf(callee) === 'RegExp' ? regularExpression(textOf(pattern), textOf(flags)) : null;
};

const unsupportedUseIn = (node: Node): string | null => {
  switch (node.type) {
    case 'MemberExpression': {
      if (node['computed']) return null;
      const name = nameOf(node['property']);
      if (name === null) return null;
      const owner = nameOf(node['object']);
      if (owner !== null && Object.hasOwn(owned, owner) && owned[owner]?.includes(name))
        return `${owner}.${name}`;
      return methods.has(name) ? name : null;
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node as unknown as { callee: Node; arguments: unknown[] };
      const isWith = callee.type === 'MemberExpression' && nameOf(callee['property']) === 'with';
      return isWith && given.length === 2 ? 'with' : regularExpressionIn(node);
    }
    case 'NewExpression':
    case 'UnaryExpression': {
      const name = nameOf(node['callee'] ?? node['argument']);
      if (name !== null && globals.has(name)) return name;
      return node.type === 'NewExpression' ? regularExpressionIn(node) : null;
    }
    case 'Literal': {
      const regex = node['regex'] as { pattern: string; flags: string } | undefined;
      return regex ? regularExpression(regex.pattern, regex.flags) : null;
    }
    default:
      return null;
  }
};

/** Counts the uses of each unsupported feature in a parsed script. */
export const unsupportedUses = (script: unknown): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    if (!isNode(value)) return;
    const name = unsupportedUseIn(value);
    if (name !== null) found.set(name, (found.get(name) ?? 0) + 1);
    for (const [key, part] of Object.entries(value)) if (key !== 'parent') visit(part);
  };
  visit(script);
  return found;
};

/** Number of uses in the whole site that check for the feature or catch its absence. */
const guarded: Readonly<Record<string, number>> = {
  // Preact moves with it where it is there.
  moveBefore: 2,
  BroadcastChannel: 2,
  'navigator.locks': 2,
  showPopover: 2,
  // Three of ours; the others are the framework's.
  startViewTransition: 7,
  Segmenter: 1,
  // zod checks before it parses a URL.
  canParse: 2,
  'navigator.share': 4,
  'navigator.canShare': 2,
  'navigator.clipboard': 2,
};

/** Returns an error for each feature that the scripts use more often than they guard it. */
export const unguardedUses = (scripts: readonly unknown[]): string[] => {
  const uses = new Map<string, number>();
  for (const script of scripts) {
    for (const [name, count] of unsupportedUses(script)) uses.set(name, (uses.get(name) ?? 0) + count);
  }
  return [...uses]
    .filter(([name, count]) => count > (guarded[name] ?? 0))
    .map(
      ([name, count]) =>
        `The site uses ${name} ${count} times, of which ${guarded[name] ?? 0} are known to be guarded. The oldest supported ` +
        'browsers lack it: use something older, or ask whether it is there and count it in apps/web/browsers/unsupported-features.ts.',
    );
};
