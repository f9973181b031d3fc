import { parseSync } from '@swc/core';

/**
 * A node of the syntax tree. The check walks all kinds of nodes alike, so it knows only that each has a type.
 * @typedef {{ type: string, [key: string]: any }} Node
 */

/**
 * What a child of JSX comes to.
 * @typedef {'text' | 'element' | 'elements' | 'unknown'} Kind
 */

/**
 * Text of a JSXText node as React renders it: line breaks and the blanks around them are gone.
 * @type {(text: string) => string}
 */
const rendered = (text) => {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, index) => {
      const start = index > 0 ? line.trimStart() : line;
      return index < lines.length - 1 ? start.trimEnd() : start;
    })
    .filter(Boolean)
    .join(' ');
};

/** @type {(value: unknown) => boolean} */
const isNode = (value) => typeof value === 'object' && value !== null;

/** @type {(node: any, visit: (node: Node) => void) => void} */
const walk = (node, visit) => {
  if (!isNode(node)) return;
  if (!Array.isArray(node)) visit(node);
  for (const value of Object.values(node)) walk(value, visit);
};

/** @type {(body: Node) => Node[]} */
const returnsOf = (body) => {
  if (!body.stmts) return [body];
  /** @type {Node[]} */
  const found = [];
  /** @type {(node: any) => void} */
  const search = (node) => {
    if (!isNode(node)) return;
    if (node.type === 'ReturnStatement') found.push(node.argument);
    else if (!['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type)) {
      for (const value of Object.values(node)) search(value);
    }
  };
  search(body);
  return found.filter(Boolean);
};

/** @type {(annotation: Node) => boolean} */
const mentionsElements = (annotation) => {
  let found = false;
  walk(annotation, (node) => {
    if (node.type === 'Identifier' && ['Elements', 'ReactElement'].includes(node.value)) found = true;
  });
  return found;
};

/** What hooks and render props hand out; their own modules type these as elements. */
const fromHooks = ['announcer', 'logoutQuestion', 'tryAgain'];

/**
 * Names that a module declares to hold elements, by their type or by what they are made of.
 * @type {(module: Node) => Set<string>}
 */
const elementNames = (module) => {
  const names = new Set(fromHooks);
  walk(module, (node) => {
    if (node.type === 'TsPropertySignature' && mentionsElements(node.typeAnnotation)) {
      names.add(node.key.value);
    }
  });
  // Constants may be made of other constants that stand below them.
  for (let known = -1; known !== names.size;) {
    known = names.size;
    walk(module, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
      const parts = node.init.type === 'ArrowFunctionExpression' ? returnsOf(node.init.body) : [node.init];
      if (parts.length > 0 && parts.every((part) => isElement(part, names))) names.add(node.id.value);
    });
    walk(module, (node) => {
      if (
        node.type === 'KeyValueProperty' &&
        node.key.type === 'Identifier' &&
        isElement(node.value, names)
      ) {
        names.add(node.key.value);
      }
    });
  }
  return names;
};

/**
 * Whether an expression can render elements or nothing, and never text. What is not known counts as text.
 * @type {(node: Node, names: Set<string>) => boolean}
 */
const isElement = (node, names) => {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return true;
    case 'ParenthesisExpression':
      return isElement(node.expression, names);
    case 'ConditionalExpression':
      return isElement(node.consequent, names) && isElement(node.alternate, names);
    case 'BinaryExpression':
      return node.operator === '&&' && isElement(node.right, names);
    case 'Identifier':
      return names.has(node.value);
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type === 'Identifier') return names.has(callee.value);
      const made = callee.type === 'MemberExpression' && callee.property.value === 'map';
      const callback = node.arguments[0]?.expression;
      if (!made || callback?.type !== 'ArrowFunctionExpression') return false;
      const parts = returnsOf(callback.body);
      return parts.length > 0 && parts.every((part) => isElement(part, names));
    }
    default:
      return false;
  }
};

/** @type {(node: Node) => boolean} */
const isConstantText = (node) =>
  node.type === 'StringLiteral' || (node.type === 'TemplateLiteral' && node.expressions.length === 0);

/**
 * What a child of JSX comes to: `text` that stays, an `element` that stays, `elements` that may come and go, or `unknown`.
 * @type {(child: Node, names: Set<string>) => Kind}
 */
const kindOf = (child, names) => {
  if (child.type === 'JSXText') return 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  if (isConstantText(child.expression)) return 'text';
  return isElement(child.expression, names) ? 'elements' : 'unknown';
};

/**
 * Where a component's source makes React keep a text node beside other nodes that come, go or change. Browser translation replaces every text
 * node by elements; React then changes a node that nobody sees, or fails to insert and remove what is beside it and the page is lost. An element
 * whose only child is one string is safe: React replaces the element's content. Returns `line: reason` for each place.
 * @type {(source: string) => string[]}
 */
export const loneTexts = (source) => {
  const module = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const names = elementNames(module);
  const bytes = Buffer.from(source);
  /** @type {string[]} */
  const found = [];
  /** @type {(node: Node, reason: string) => void} */
  const report = (node, reason) => {
    const line = bytes
      .subarray(0, node.span.start - module.span.start)
      .toString()
      .split('\n').length;
    found.push(`${line}: ${reason}`);
  };

  walk(module, (node) => {
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') {
      const name = node.identifier?.value ?? '';
      if (!/^[A-Z]/.test(name) || !node.body) return;
      for (const part of returnsOf(node.body)) {
        const isMap = part.type === 'CallExpression' && part.callee.property?.value === 'map';
        if (isConstantText(part) || part.type === 'TemplateLiteral' || (isMap && !isElement(part, names))) {
          report(part, `${name} returns text without an element`);
        }
      }
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    /** @type {Node[]} */
    const children = node.children.filter(
      /** @param {Node} child */
      (child) =>
        (child.type !== 'JSXText' || rendered(child.value) !== '') &&
        (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'),
    );
    const kinds = children.map((child) => kindOf(child, names));
    if (node.type === 'JSXFragment' && kinds.some((kind) => kind === 'text' || kind === 'unknown')) {
      report(node, 'a fragment holds text; give it an element');
      return;
    }
    if (children.length === 1) {
      const expression = children[0]?.expression;
      const isMap = expression?.type === 'CallExpression' && expression.callee.property?.value === 'map';
      if (isMap && kinds[0] === 'unknown') report(node, 'a list may hold text; give each text an element');
      return;
    }
    if (kinds.includes('unknown')) {
      report(node, 'text that may change stands beside others; make it one string or give it an element');
    }
    const firstComing = kinds.indexOf('elements');
    if (firstComing >= 0 && kinds.includes('text', firstComing)) {
      report(node, 'text follows an element that comes and goes; give it an element');
    }
  });
  return found;
};
