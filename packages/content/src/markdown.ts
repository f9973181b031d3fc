import type { PageSection, TextBlock, TextPiece } from '@kalavithi/contract/page';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Problem } from './problems.ts';

/** `Who can see my uploads?` as part of an address: `who-can-see-my-uploads`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const allowedLink = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

/**
 * Reads the body of a page: sections under headings of the second level, with paragraphs, lists,
 * links, emphasis and strong text.
 * @param firstLine line of the file on which the body begins, counted from 1
 */
export const readSections = (
  text: string,
  file: string,
  firstLine: number,
): { sections: PageSection[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const refuse = (node: Nodes, message: string) =>
    problems.push({ file, line: (node.position?.start.line ?? 1) + firstLine - 1, message });

  const readPieces = (
    nodes: readonly PhrasingContent[],
    style: TextPiece['style'] = 'plain',
    link: string | null = null,
  ): TextPiece[] =>
    nodes.flatMap((node): TextPiece[] => {
      if (node.type === 'text') return [{ text: node.value.replaceAll(/\s*\n\s*/g, ' '), style, link }];
      if (node.type === 'emphasis') return readPieces(node.children, 'emphasis', link);
      if (node.type === 'strong') return readPieces(node.children, 'strong', link);
      if (node.type === 'link') {
        if (!allowedLink.test(node.url)) {
          refuse(
            node,
            `the link "${node.url}" leads nowhere; write https://…, mailto:… or an address such as /events`,
          );
        }
        return readPieces(node.children, style, node.url);
      }
      refuse(node, `${node.type} can't be shown here; use text, links, *emphasis* and **strong text**`);
      return [];
    });

  const readBlock = (node: RootContent): TextBlock[] => {
    if (node.type === 'paragraph') return [{ kind: 'paragraph', pieces: readPieces(node.children) }];
    if (node.type === 'list') {
      const items = node.children.map(({ children: [first, ...others] }) => {
        if (first?.type === 'paragraph' && others.length === 0) return readPieces(first.children);
        refuse(first ?? node, 'an item of a list is one paragraph; write longer texts as paragraphs');
        return [];
      });
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    refuse(node, `${node.type} can't be shown here; use headings with ##, paragraphs and lists`);
    return [];
  };

  const sections: PageSection[] = [];
  for (const node of fromMarkdown(text).children) {
    if (node.type === 'heading' && node.depth === 2) {
      const heading = readPieces(node.children)
        .map((piece) => piece.text)
        .join('');
      const id = anchorOf(heading);
      if (sections.some((section) => section.id === id))
        refuse(node, `there are two headings "${heading}"; name one of them otherwise`);
      sections.push({ id, heading, blocks: [] });
    } else {
      const section = sections.at(-1);
      if (section) section.blocks.push(...readBlock(node));
      else
        refuse(node, 'text before the first heading is not shown; begin with a line such as "## Our story"');
    }
  }
  return { sections, problems };
};
