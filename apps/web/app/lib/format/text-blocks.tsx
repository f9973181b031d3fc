import type { TextBlock, TextPiece } from '@kalavithi/contract/page';
import { Link } from '../../ui/link';

const tags = { emphasis: 'em', strong: 'strong', plain: 'span' } as const;

/** A text whose short compounds, such as six-digit, stay on one line. */
const keepCompounds = (text: string) => {
  const parts = text.split(/(\b[a-z]{1,5}-[a-z]{1,7}\b)/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no id and never change
    <span key={index} className={index % 2 === 1 ? 'unbroken' : undefined}>
      {part}
    </span>
  ));
};

function Piece({ piece: { text, style, link } }: { piece: TextPiece }) {
  const Tag = tags[style];
  if (link === null) return <Tag>{keepCompounds(text)}</Tag>;
  return link.startsWith('/') ? (
    <Link className="textlink" to={link}>
      {text}
    </Link>
  ) : (
    <a className="textlink" href={link}>
      {text}
    </a>
  );
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  const [first, ...others] = pieces;
  if (first?.style === 'plain' && first.link === null && others.length === 0)
    return keepCompounds(first.text);
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces have no id and never change
    <Piece key={index} piece={piece} />
  ));
}

/** Running text of the content: paragraphs and lists. */
export function TextBlocks({ blocks, className }: { blocks: readonly TextBlock[]; className?: string }) {
  return blocks.map((block, index) => {
    if (block.kind === 'paragraph') {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks have no id and never change
        <p key={index} className={className}>
          <Pieces pieces={block.pieces} />
        </p>
      );
    }
    const List = block.ordered ? 'ol' : 'ul';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <List key={index} className={className}>
        {block.items.map((pieces, item) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={item}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </List>
    );
  });
}
