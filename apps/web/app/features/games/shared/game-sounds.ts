/**
 * The sounds of the games, synthesised by the Web Audio API: strokes of a tabla, a tanpura, and an
 * instrument for each memory art. The audio context is created at the first sound, which always follows an action of the
 * player.
 */

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** Audible beside other programs, comfortable with headphones. */
const volume = 0.4;

function stage(): { audio: AudioContext; out: GainNode } {
  context ??= new AudioContext();
  if (master === null) {
    master = context.createGain();
    master.gain.value = volume;
    master.connect(context.destination);
  }
  // Browsers suspend a context until the first user activation.
  if (context.state === 'suspended') void context.resume();
  return { audio: context, out: master };
}

/** A gain that rises to `peak` in two milliseconds and decays within `seconds`. */
function decay(audio: AudioContext, at: number, peak: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

function hiss(audio: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  return noise;
}

/** The finger on the skin: a few milliseconds of noise around a pitch. */
function tap(audio: AudioContext, out: AudioNode, at: number, hertz: number, peak: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  const gain = decay(audio, at, peak, 0.035);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + 0.05);
}

/** The small drum's loaded skin has harmonic partials (C. V. Raman, 1920), hence a pitch. */
const dayanPartials = [1, 2, 3, 4, 5];
const dayanHertz = 294;

/** `na`: the rim of the small drum, bright and short. */
function na(audio: AudioContext, out: AudioNode, at: number, peak = 0.5): void {
  tap(audio, out, at, 2600, peak);
  for (const partial of dayanPartials) {
    const tone = audio.createOscillator();
    tone.frequency.value = dayanHertz * partial;
    // The rim damps the fundamental and lets the second and third partial ring.
    const share = partial === 1 ? 0.12 : 0.5 / partial;
    const gain = decay(audio, at, peak * share, 0.42 / Math.sqrt(partial));
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + 0.5);
  }
}

/** `ge`: the large drum, whose pitch bends: rising for a question, falling for an end. */
function ge(audio: AudioContext, out: AudioNode, at: number, from: number, to: number, seconds = 0.45): void {
  tap(audio, out, at, 420, 0.35);
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + seconds * 0.6);
  const gain = decay(audio, at, 0.9, seconds);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + seconds);
}

/** A plucked tanpura string: its curved bridge lets high partials bloom one by one. */
function tanpura(audio: AudioContext, out: AudioNode, at: number, hertz: number, seconds: number): void {
  for (let partial = 1; partial <= 12; partial += 1) {
    const string = audio.createOscillator();
    string.frequency.value = hertz * partial * (1 + partial * 0.0004);
    const bloom = 0.012 * partial;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.3 / partial ** 0.9, at + 0.006 + bloom);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(0.2, seconds - partial * 0.05));
    string.connect(gain).connect(out);
    string.start(at);
    string.stop(at + seconds);
  }
}

/** Breath in a flute: a tone that is slid into, with noise around its pitch and a late vibrato. */
function bansuri(audio: AudioContext, out: AudioNode, at: number, hertz: number): void {
  const seconds = 0.9;
  const shape = audio.createGain();
  shape.gain.setValueAtTime(0.0001, at);
  shape.gain.exponentialRampToValueAtTime(0.5, at + 0.06);
  shape.gain.setValueAtTime(0.5, at + 0.35);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  shape.connect(out);
  const [vibrato, depth] = [audio.createOscillator(), audio.createGain()];
  vibrato.frequency.value = 5.2;
  depth.gain.setValueAtTime(0, at + 0.2);
  depth.gain.linearRampToValueAtTime(hertz * 0.008, at + 0.5);
  vibrato.connect(depth);
  for (const [partial, share] of [
    [1, 1],
    [2, 0.22],
    [3, 0.07],
  ] as const) {
    const [tone, level] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.setValueAtTime(hertz * partial * 0.94, at);
    tone.frequency.exponentialRampToValueAtTime(hertz * partial, at + 0.11);
    depth.connect(tone.frequency);
    level.gain.value = share;
    tone.connect(level).connect(shape);
    tone.start(at);
    tone.stop(at + seconds);
  }
  vibrato.start(at);
  vibrato.stop(at + seconds);
  const [breath, band, level] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  breath.buffer = hiss(audio);
  breath.loop = true;
  band.type = 'bandpass';
  band.frequency.value = hertz * 3;
  level.gain.value = 0.12;
  breath.connect(band).connect(level).connect(shape);
  breath.start(at);
  breath.stop(at + seconds);
}

/** The gourd pipe of the Warli: two reeds a little out of tune, coloured by the gourd. */
function tarpa(audio: AudioContext, out: AudioNode, at: number, hertz: number): void {
  const seconds = 0.75;
  const [gourd, shape] = [audio.createBiquadFilter(), audio.createGain()];
  gourd.type = 'lowpass';
  gourd.frequency.value = hertz * 5;
  gourd.Q.value = 5;
  shape.gain.setValueAtTime(0.0001, at);
  shape.gain.exponentialRampToValueAtTime(0.2, at + 0.03);
  shape.gain.setValueAtTime(0.2, at + 0.4);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gourd.connect(shape).connect(out);
  for (const reed of [0.996, 1.005, 0.5]) {
    const tone = audio.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.value = hertz * reed;
    tone.connect(gourd);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** Partials of a struck bell as shares of its note: hum, prime, tierce, quint, nominal and above. */
const bellPartials = [0.5, 1, 1.19, 1.5, 2, 2.51, 3.01, 4.17] as const;

/** The bell before a shrine. */
function ghanta(audio: AudioContext, out: AudioNode, at: number, hertz: number): void {
  tap(audio, out, at, 3400, 0.3);
  bellPartials.forEach((partial, index) => {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz * partial;
    const seconds = 2 / (1 + index * 0.35);
    tone.connect(decay(audio, at, 0.3 / (1 + index * 0.5), seconds)).connect(out);
    tone.start(at);
    tone.stop(at + seconds);
  });
}

/** A veena: a plucked string that is bent up to its note, the gamaka of the south. */
function veena(audio: AudioContext, out: AudioNode, at: number, hertz: number): void {
  tap(audio, out, at, 1800, 0.25);
  for (let partial = 1; partial <= 8; partial += 1) {
    const string = audio.createOscillator();
    const seconds = 1.3 / partial ** 0.4;
    string.frequency.setValueAtTime(hertz * partial * 0.89, at);
    string.frequency.setValueAtTime(hertz * partial * 0.89, at + 0.08);
    string.frequency.exponentialRampToValueAtTime(hertz * partial, at + 0.17);
    string.connect(decay(audio, at, 0.45 / partial ** 1.1, seconds)).connect(out);
    string.start(at);
    string.stop(at + seconds);
  }
}

/** Sa, ga, pa and the upper sa over D, one for each memory art. */
const notes = [146.8, 183.5, 220.2, 293.7] as const;

const sounds = {
  /** Three quick strokes, the die on wood. */
  die: (audio: AudioContext, out: AudioNode, at: number) => {
    [0, 0.14, 0.25, 0.4].forEach((after, stroke) => na(audio, out, at + after, 0.3 + stroke * 0.06));
    ge(audio, out, at + 0.5, 92, 110);
  },
  step: (audio: AudioContext, out: AudioNode, at: number) => na(audio, out, at, 0.22),
  climb: (audio: AudioContext, out: AudioNode, at: number) => ge(audio, out, at, 80, 190, 0.5),
  slide: (audio: AudioContext, out: AudioNode, at: number) => ge(audio, out, at, 170, 62, 0.6),
  /** A tile that moves in its frame. */
  tile: (audio: AudioContext, out: AudioNode, at: number) => na(audio, out, at, 0.3),
  right: (audio: AudioContext, out: AudioNode, at: number) => {
    na(audio, out, at, 0.35);
    ge(audio, out, at + 0.12, 100, 150);
  },
  wrong: (audio: AudioContext, out: AudioNode, at: number) => ge(audio, out, at, 120, 50, 0.9),
  /** A tihai: the same phrase three times, the last stroke is the end. */
  won: (audio: AudioContext, out: AudioNode, at: number) => {
    for (let phrase = 0; phrase < 3; phrase += 1) {
      const begins = at + phrase * 0.48;
      na(audio, out, begins, 0.4);
      na(audio, out, begins + 0.12, 0.4);
      ge(audio, out, begins + 0.24, 90, 140, 0.4);
    }
    tanpura(audio, out, at + 1.2, notes[0], 2.4);
  },
  /** The memory arts: a flute of Mithila, the pipe of the Warli, a temple bell of Odisha, a veena of the south. */
  madhubani: (audio: AudioContext, out: AudioNode, at: number) => bansuri(audio, out, at, notes[0] * 4),
  warli: (audio: AudioContext, out: AudioNode, at: number) => tarpa(audio, out, at, notes[1] * 2),
  pattachitra: (audio: AudioContext, out: AudioNode, at: number) => ghanta(audio, out, at, notes[2] * 2),
  kalamkari: (audio: AudioContext, out: AudioNode, at: number) => veena(audio, out, at, notes[3]),
} as const;

export type Sound = keyof typeof sounds;

/** Plays a sound. Silent where a browser has no Web Audio. */
export function sound(name: Sound): void {
  try {
    const { audio, out } = stage();
    sounds[name](audio, out, audio.currentTime + 0.005);
  } catch {
    // A failing sound must not break the game.
  }
}
