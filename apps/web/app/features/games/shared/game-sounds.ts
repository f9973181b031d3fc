/**
 * The sounds of the games, synthesised by the Web Audio API: strokes of a tabla and plucks of a
 * tanpura. The audio context is created at the first sound, which always follows an action of the
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
  note0: (audio: AudioContext, out: AudioNode, at: number) => tanpura(audio, out, at, notes[0], 1.5),
  note1: (audio: AudioContext, out: AudioNode, at: number) => tanpura(audio, out, at, notes[1], 1.5),
  note2: (audio: AudioContext, out: AudioNode, at: number) => tanpura(audio, out, at, notes[2], 1.5),
  note3: (audio: AudioContext, out: AudioNode, at: number) => tanpura(audio, out, at, notes[3], 1.5),
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
