/** The street: its house fronts by day and by lamplight. */
import { drawFar, drawRoad } from './backdrop.ts';
import { bengal } from './fronts/bengal.ts';
import { chettinad } from './fronts/chettinad.ts';
import { goa } from './fronts/goa.ts';
import { kerala } from './fronts/kerala.ts';
import { kutch } from './fronts/kutch.ts';
import { lucknow } from './fronts/lucknow.ts';
import { mithila } from './fronts/mithila.ts';
import { shekhawati } from './fronts/shekhawati.ts';
import { warli } from './fronts/warli.ts';
import { Painter } from './painter.ts';

const fronts: Readonly<Record<string, (p: Painter) => void>> = {
  shekhawati,
  kutch,
  kerala,
  chettinad,
  mithila,
  bengal,
  lucknow,
  goa,
  warli,
};

/** The names of the house fronts. */
export const frontNames: readonly string[] = Object.keys(fronts);

/** The files of the street by name. */
export const streetFiles = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const hour of ['day', 'night'] as const) {
    files.set(`far-${hour}.svg`, drawFar(new Painter(40, hour === 'night')));
    files.set(`road-${hour}.svg`, drawRoad(new Painter(41, hour === 'night')));
  }
  for (const [index, [name, draw]] of Object.entries(fronts).entries())
    for (const hour of ['day', 'night'] as const) {
      const painter = new Painter(index + 1, hour === 'night');
      draw(painter);
      files.set(`${name}-${hour}.svg`, painter.svg());
    }
  return files;
};
