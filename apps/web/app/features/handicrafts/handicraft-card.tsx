import { workPath } from '@kalavithi/contract/links';
import type { Handicraft } from '@kalavithi/contract/work';
import type { ReactNode } from 'react';
import { WorkCard } from '../../brand/work-card';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import type { Elements } from '../../ui/elements';
import { Picture } from '../../ui/picture';
import { desk, tablet } from '../../styles/breakpoints';

const sizes = `${tablet} 46vw, ${desk} 31vw, 275px`;

interface HandicraftCardProps {
  craft: Handicraft;
  heart: ReactNode;
  actions: Elements;
}

/** A handicraft in the grid. */
export function HandicraftCard({ craft, heart, actions }: HandicraftCardProps) {
  return (
    <WorkCard
      mat="photo"
      to={workPath(craft)}
      picture={<Picture sources={pictureSources(craft.picture)} sizes={sizes} />}
      eyebrow={<span className="script">{craft.region}</span>}
      origin={craft.gi ? `GI: ${craft.gi.name}` : undefined}
      name={craft.name}
      hi={craft.hi}
      description={craft.description}
      price={rupees(craft.price)}
      heart={heart}
      actions={actions}
    />
  );
}
