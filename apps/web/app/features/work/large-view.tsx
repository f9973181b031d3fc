import { pictureLarge } from '@kalavithi/contract/media';
import type { WorkDetails } from '@kalavithi/contract/work';
import { Brush, Lightbulb, Link2, MapPin } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { shareLink } from '../../lib/browser/share-link';
import { pictureSources } from '../../lib/format/picture-sources';
import { Icon } from '../../ui/icon';
import { Lightbox, type LightboxControl, type LightboxTools } from '../../ui/lightbox';
import type { Part } from '../../ui/lightbox-view';
import { useReducedMotion } from '../../ui/use-media';
import { createPlayer } from './drawing-player';
import { DrawingCanvas, DrawingControls, LoadingFoot } from './drawing-view';
import { createGoldLight, loadGold } from './gold-light';
import { GoldCanvas, GoldFoot } from './gold-view';
import styles from './large-view.module.css';
import { loadDrawing } from './load-drawing';
import { hashOf } from './look-address';
import { PointList, PointMarks } from './points';
import { askForTilt } from './tilt';
import { useLoaded } from './use-loaded';
import { workTitle } from './work-title';

interface ToolProps {
  icon: typeof Brush;
  label: string;
  pressed?: boolean;
  /** The key that does the same. */
  shortcut?: string;
  onClick: () => void;
}

function Tool({ icon, label, pressed, shortcut, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  );
}

/** A little of its surroundings belongs to a motif. */
const around = ([x, y, width, height]: WorkDetails['motifs'][number]['at']): Part => ({
  x: x - width * 0.1,
  y: y - height * 0.1,
  width: width * 1.2,
  height: height * 1.2,
});

const noPlaces: WorkDetails['motifs'] = [];

interface LargeViewProps {
  work: WorkDetails;
  /** The part to begin with. */
  part: Part | null;
  /** Whether it begins with the drawing. */
  drawn: boolean;
  onClose: () => void;
}

/** A work in the large view, with its points of interest, its drawing, and links to its details. */
export function LargeView({ work, part, drawn, onClose }: LargeViewProps) {
  const still = useReducedMotion();
  const [drawing, setDrawing] = useState(drawn && work.strokes !== null);
  const [showsPoints, setShowsPoints] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [lit, setLit] = useState(false);
  const [loaded, tryAgain] = useLoaded(drawing ? work.strokes : null, loadDrawing);
  const source = loaded.state === 'loaded' ? loaded.value : null;
  // The light follows the pointer by itself; its slider, and a light that stands still, come when asked for.
  const [gilded, tryGoldAgain] = useLoaded(still && !lit ? null : work.gold, loadGold);
  const gold = gilded.state === 'loaded' ? gilded.value : null;
  const light = useMemo(() => (gold ? createGoldLight(gold, still) : null), [gold, still]);
  const player = useMemo(
    () => (source && drawing ? createPlayer(source, still) : null),
    [source, drawing, still],
  );
  useEffect(() => {
    if (!still) player?.play();
    return () => player?.pause();
  }, [player, still]);

  const toggleDrawing = () => {
    setDrawing(!drawing);
    setShowsPoints(false);
    setLit(false);
  };
  const toggleLight = () => {
    askForTilt();
    setLit(!lit);
    setDrawing(false);
  };
  const togglePoints = () => {
    setShowsPoints(!showsPoints);
    setChosen(null);
    setDrawing(false);
    setLit(false);
  };

  const foot = () => {
    if (player) return <DrawingControls player={player} still={still} />;
    if (drawing) {
      return <LoadingFoot what="The drawing" failed={loaded.state === 'failed'} onTryAgain={tryAgain} />;
    }
    if (!lit) return null;
    if (light) return <GoldFoot light={light} />;
    return <LoadingFoot what="The gold" failed={gilded.state === 'failed'} onTryAgain={tryGoldAgain} />;
  };

  const tools = ({ part: seen, zoomed, showPart }: LightboxControl): LightboxTools => {
    const motifs = showsPoints ? work.motifs : noPlaces;
    const points = {
      motifs,
      chosen,
      onChoose: (index: number) => {
        const motif = motifs[index];
        if (!motif) return;
        setChosen(index);
        showPart(around(motif.at));
      },
    };
    const share = () => {
      const { origin, pathname } = window.location;
      void shareLink(workTitle(work), origin + pathname + (zoomed ? hashOf(seen) : '#look'));
    };
    return {
      bar: (
        <>
          {work.motifs.length > 0 && (
            <Tool
              icon={MapPin}
              label="Points of interest"
              pressed={showsPoints}
              shortcut="i"
              onClick={togglePoints}
            />
          )}
          {work.strokes !== null && (
            <Tool icon={Brush} label="Watch it being drawn" pressed={drawing} onClick={toggleDrawing} />
          )}
          {work.gold !== null && (
            <Tool icon={Lightbulb} label="Light on the gold" pressed={lit} onClick={toggleLight} />
          )}
          <Tool icon={Link2} label="Copy a link to this detail" onClick={share} />
        </>
      ),
      over: (
        <>
          {light && !drawing && (lit || !still) && (
            <GoldCanvas light={light} seen={seen} still={still} dark={lit} />
          )}
          {player ? <DrawingCanvas player={player} /> : showsPoints && <PointMarks {...points} />}
        </>
      ),
      side: showsPoints && <PointList {...points} />,
      foot: foot(),
      keys: work.motifs.length > 0 ? { i: togglePoints } : {},
    };
  };

  const { id, name, hi, description, picture } = work;
  return (
    <Lightbox
      shown={id}
      works={[
        {
          id,
          name,
          description,
          eyebrow: (
            <>
              <span lang="hi">{hi}</span>
              {(work.tradition ?? work.schoolName) && <span>{work.tradition ?? work.schoolName}</span>}
              {picture.credit && <span>{picture.credit}</span>}
            </>
          ),
          sources: {
            ...pictureSources(picture),
            full: pictureLarge(picture),
          },
          action: null,
        },
      ]}
      onShow={() => {}}
      onClose={onClose}
      part={part}
      tools={tools}
    />
  );
}
