/** A figure with a face of its tradition's own: features over the rig's skull, then hair, crown and earrings again. */
import { measuresOf, stooping } from './body.ts';
import { type FigureSpec, faceOf } from './figure.ts';
import { drawEarring, drawGear, drawHairBack, drawHairFront } from './gear.ts';
import { type HeadShape, drawFace } from './heads.ts';
import { headSpace } from './vanara.ts';

/**
 * The same figure with another face. The outline of `head` must cover the rig's own face for the view, which is painted first.
 * @param crown paints headgear of the tradition's own instead of the rig's, in head space
 */
export function withHead(
  f: FigureSpec,
  head: HeadShape,
  crown?: (pen: Parameters<typeof drawFace>[0], M: ReturnType<typeof headSpace>, k: number) => void,
): FigureSpec {
  const size = measuresOf(f.stature),
    pose = stooping(f.pose, size.stoop),
    scale = (f.headScale ?? 1) * size.head;
  return {
    ...f,
    hair: 'none',
    gear: 'none',
    behind: (pen) => {
      f.behind?.(pen);
      drawHairBack(pen, headSpace(pen, pose, scale), f.view, f.hair);
    },
    prop: (pen) => {
      const M = headSpace(pen, pose, scale),
        k = 0.68 * pen.tr.headScale * scale;
      drawFace(pen, head, M, k, faceOf(pen, f));
      drawHairFront(pen, M, f.view, f.hair, k);
      if (crown) crown(pen, M, k);
      else drawGear(pen, M, f.view, f.gear, k, f.wear.turban);
      if ((f.jewels ?? 1) > 0)
        drawEarring(pen, M, head, f.view, f.earring ?? (f.build === 'woman' ? 'jhumka' : 'makara'), k);
      f.prop?.(pen);
    },
  };
}
