/**
 * Path tracer for one distance-field object on a paper sweep. A camera ray takes several light samples: a shadow ray
 * to the key softbox, one diffuse bounce and one glossy bounce each.
 */
import { nextBlock } from './crew.ts';
import type { Film } from './film.ts';
import { illumination, newSurface, resetSurface } from './illumination.ts';
import { gradient, setUnit, tilt } from './march.ts';
import { DIMENSION, PixelSampler } from './sampling.ts';
import type { Scene } from './scene.ts';
import { type Vec3, cross, normalise, subtract } from './vector.ts';

const ROWS_PER_BLOCK = 6;
const LIGHT_SAMPLES_PER_RAY = 3;
/** Rays of one pixel that differ by so much in depth (scene units) or in colour (linear luminance) lie on an edge. */
const EDGE_DEPTH = 0.06;
const EDGE_CONTRAST = 0.22;
/** Sums of one pixel: offsets into the accumulator. */
const LIT = 0;
const ALBEDO = 3;
const GLOSS = 6;
const TINT = 9;
const GLOW = 12;
const NORMAL = 15;
const DEPTH = 18;
const KIND = 19;
const ROUGH = 20;
const LIGHT_SUM = 21;
const LIGHT_SQUARES = 22;
const GLOSS_SUM = 23;
const GLOSS_SQUARES = 24;
/** Depth and roughness recorded for the backdrop. */
const BACKDROP_DEPTH = 30;
const BACKDROP_ROUGH = 0.5;
/** Brightest reflection; more would make fireflies. */
const GLOSS_LIMIT = 7;

/** Returns the work of one worker: it renders blocks of rows until none is left. */
export function tracer(scene: Scene, film: Film, samplesPerPixel: number): () => void {
  const raysPerPixel = Math.max(2, Math.round(samplesPerPixel / LIGHT_SAMPLES_PER_RAY));
  const { size } = film;
  const { lo, hi, wall, edgeRays = 4 } = scene;
  const eps = scene.eps ?? 0.004;
  const eye = scene.eye ?? [0, 3, 9.2];
  const look = scene.look ?? [0, 1.5, 0];
  const fov = scene.fov ?? 0.235;
  const lens = scene.lens ?? 0.02;
  const forward = normalise(subtract(look, eye));
  const right = normalise(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focus = Math.hypot(...subtract(look, eye)) - 0.6;
  const sampler = new PixelSampler();
  const light = illumination(scene, sampler);
  const { groundNormal, openGround } = light;
  const groundBrightness = wall === undefined ? 1.22 : 1.1;

  const sums = new Float64Array(25);
  const surface = newSurface();
  const origin: Vec3 = [0, 0, 0];
  const direction: Vec3 = [0, 0, 0];
  const point: Vec3 = [0, 0, 0];
  const flatNormal: Vec3 = [0, 0, 0];
  const normal: Vec3 = [0, 0, 0];
  const diffuse: Vec3 = [0, 0, 0];
  const gloss: Vec3 = [0, 0, 0];
  const base: Vec3 = [0, 0, 0];
  const WHITE: Vec3 = [1, 1, 1];
  const NONE: Vec3 = [0, 0, 0];
  const tint: Vec3 = [0, 0, 0];
  let pixelX = 0;
  let pixelY = 0;
  let beyondShadow = 0;
  /** Range of depth and luminance among the rays of the pixel. */
  let nearest = 0;
  let farthest = 0;
  let darkest = 0;
  let lightest = 0;

  function noteRange(depth: number) {
    const luminance = 0.3 * base[0] + 0.6 * base[1] + 0.1 * base[2];
    nearest = Math.min(nearest, depth);
    farthest = Math.max(farthest, depth);
    darkest = Math.min(darkest, luminance);
    lightest = Math.max(lightest, luminance);
  }

  /** Aims a camera ray at (u, v) of the picture plane, through a random point of the lens. */
  function aim(u: number, v: number) {
    for (let c = 0; c < 3; c++) {
      origin[c] = eye[c];
      direction[c] = forward[c] + right[c] * u + up[c] * v;
    }
    if (lens > 0) {
      const radius = Math.sqrt(sampler.first(DIMENSION.lens)) * lens;
      const angle = sampler.second(DIMENSION.lens) * 6.28318;
      const lx = radius * Math.cos(angle);
      const ly = radius * Math.sin(angle);
      for (let c = 0; c < 3; c++) {
        const shift = right[c] * lx + up[c] * ly;
        origin[c] += shift;
        direction[c] -= shift / focus;
      }
    }
    setUnit(direction, direction[0], direction[1], direction[2]);
  }

  function cameraRay(u: number, v: number) {
    aim(u, v);
    const t = light.march(origin, direction, 40, 200);
    if (t < 0) return backdrop();
    return object(t);
  }

  /** Shades the point at distance t with all light samples of this ray. */
  function object(t: number) {
    const x = origin[0] + direction[0] * t;
    const y = origin[1] + direction[1] * t;
    const z = origin[2] + direction[2] * t;
    gradient(scene.exact ?? scene.sdf, x, y, z, eps, flatNormal);
    for (let c = 0; c < 3; c++) normal[c] = flatNormal[c];
    if (scene.bump) tilt(scene.bump, x, y, z, scene.bumpEps ?? 0.004, normal);
    // A normal that looks away from the camera would reflect into the object.
    const back = direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2];
    if (back > -0.1) {
      const k = back + 0.1;
      setUnit(
        normal,
        normal[0] - direction[0] * k,
        normal[1] - direction[1] * k,
        normal[2] - direction[2] * k,
      );
    }
    resetSurface(surface);
    point[0] = x + flatNormal[0] * 0.006;
    point[1] = y + flatNormal[1] * 0.006;
    point[2] = z + flatNormal[2] * 0.006;
    scene.mat(surface, x, y, z, flatNormal);
    base[0] = surface.r;
    base[1] = surface.g;
    base[2] = surface.b;
    noteRange(t);
    for (let i = 0; i < LIGHT_SAMPLES_PER_RAY; i++, sampler.sample++) lightSample(t);
    for (let c = 0; c < 3; c++) sums[GLOW + c] += base[c] * surface.glow * LIGHT_SAMPLES_PER_RAY;
  }

  function lightSample(t: number) {
    const { metal, sheen, rough, spec } = surface;
    const matter = 1 - metal;
    diffuse[0] = diffuse[1] = diffuse[2] = 0;
    gloss[0] = gloss[1] = gloss[2] = 0;
    if (matter > 0.02) light.diffuse(point, normal, diffuse);
    if (0.04 * spec * matter + metal > 0.004) {
      const weight =
        (metal > 0.5 ? 1 : spec) *
        light.gloss(point, direction, normal, rough, metal > 0.5 ? 1 : 0.04, gloss);
      for (let c = 0; c < 3; c++) gloss[c] = Math.min(GLOSS_LIMIT, gloss[c]) * weight;
    }
    if (sheen > 0) {
      const towards = direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2];
      const glow = sheen * Math.pow(1 + Math.min(0, towards), 3);
      for (let c = 0; c < 3; c++) diffuse[c] += glow * (diffuse[c] + 0.3);
    }
    for (let c = 0; c < 3; c++) tint[c] = 1 + (base[c] - 1) * metal;
    add(base, matter, diffuse, tint, gloss, normal, t, 1 + metal, rough);
  }

  /** Adds one light sample to the sums of the pixel. */
  function add(
    albedo: Vec3,
    matter: number,
    lit: Vec3,
    glossTint: Vec3,
    reflected: Vec3,
    n: Vec3,
    depth: number,
    kind: number,
    rough: number,
  ) {
    for (let c = 0; c < 3; c++) {
      const a = albedo[c] * matter;
      sums[LIT + c] += a * lit[c];
      sums[ALBEDO + c] += a;
      sums[GLOSS + c] += glossTint[c] * reflected[c];
      sums[TINT + c] += glossTint[c];
      sums[NORMAL + c] += n[c];
    }
    sums[DEPTH] += depth;
    sums[KIND] += kind;
    sums[ROUGH] += rough;
    const brightness = lit[0] + lit[1] + lit[2];
    const shine = reflected[0] + reflected[1] + reflected[2];
    sums[LIGHT_SUM] += brightness;
    sums[LIGHT_SQUARES] += brightness * brightness;
    sums[GLOSS_SUM] += shine;
    sums[GLOSS_SQUARES] += shine * shine;
  }

  /** The sweep: a lit floor that melts into an even backdrop; or the wall. */
  function backdrop() {
    const t = light.toGround(origin, direction);
    const [near, far] = scene.bg;
    const x = origin[0] + direction[0] * t;
    const y = origin[1] + direction[1] * t;
    const z = origin[2] + direction[2] * t;
    const hung = wall !== undefined;
    const away = hung ? 0 : t < 0 ? 1 : Math.min(1, Math.max(0, (-z - 1.2) / 8));
    const lit = 1 - away * away * (3 - 2 * away);
    const towardsFar = hung
      ? Math.min(1, Math.hypot(pixelX - 0.42, pixelY - 0.36) * 1.1)
      : Math.min(1, Math.max(0, 0.72 - pixelY));
    for (let c = 0; c < 3; c++) base[c] = (near[c] + (far[c] - near[c]) * towardsFar) * groundBrightness;
    noteRange(BACKDROP_DEPTH);
    const height = hi[1];
    const noShadowHere =
      x < lo[0] - 0.7 || x > hi[0] + 1.3 * height || z < lo[2] - 1.3 * height || z > hi[2] + 0.8;
    if (lit === 0 || (!hung && noShadowHere)) beyondShadow++;
    point[0] = x + groundNormal[0] * 0.004;
    point[1] = y + groundNormal[1] * 0.004;
    point[2] = z + groundNormal[2] * 0.004;
    for (let i = 0; i < LIGHT_SAMPLES_PER_RAY; i++, sampler.sample++) {
      diffuse[0] = diffuse[1] = diffuse[2] = 1;
      if (lit > 0 && t > 0) {
        light.diffuse(point, groundNormal, diffuse);
        for (let c = 0; c < 3; c++) diffuse[c] = (diffuse[c] / openGround[c]) * lit + 1 - lit;
      }
      add(base, 1, diffuse, WHITE, NONE, groundNormal, BACKDROP_DEPTH, 0, BACKDROP_ROUGH);
    }
  }

  const isEdge = () => farthest - nearest > EDGE_DEPTH || lightest - darkest > EDGE_CONTRAST;

  function pixel(i: number, j: number) {
    sampler.pixel = j * size + i;
    sampler.sample = 0;
    sums.fill(0);
    beyondShadow = 0;
    pixelX = i / size;
    pixelY = j / size;
    nearest = darkest = Infinity;
    farthest = lightest = -Infinity;
    let rays = raysPerPixel;
    for (let ray = 0; ray < rays; ray++) {
      const a = sampler.first(DIMENSION.pixel);
      const b = sampler.second(DIMENSION.pixel);
      cameraRay(((i + a) / size - 0.5) * 2 * fov, (0.5 - (j + b) / size) * 2 * fov);
      // Backdrop beyond the reach of any shadow needs no more samples.
      if (ray === 1 && beyondShadow === 2) break;
      if (ray === raysPerPixel - 1 && isEdge()) rays = raysPerPixel * edgeRays;
    }
    store(sampler.pixel, sampler.sample);
  }

  /** Averages the sums of a pixel into the film. */
  function store(index: number, samples: number) {
    const o = index * 3;
    const share = 1 / samples;
    for (let c = 0; c < 3; c++) {
      film.light[o + c] = sums[LIT + c] / (sums[ALBEDO + c] + 1e-6);
      film.albedo[o + c] = sums[ALBEDO + c] * share;
      film.gloss[o + c] = sums[GLOSS + c] / (sums[TINT + c] + 1e-6);
      film.tint[o + c] = sums[TINT + c] * share;
      film.glow[o + c] = sums[GLOW + c] * share;
      film.normal[o + c] = sums[NORMAL + c] * share;
    }
    film.geometry[o] = sums[DEPTH] * share;
    film.geometry[o + 1] = sums[KIND] * share;
    film.geometry[o + 2] = sums[ROUGH] * share;
    const variance = (squares: number, sum: number) =>
      Math.max(0, squares * share - (sum * share) ** 2) * share;
    film.lightVariance[index] = variance(sums[LIGHT_SQUARES], sums[LIGHT_SUM]);
    film.glossVariance[index] = variance(sums[GLOSS_SQUARES], sums[GLOSS_SUM]);
  }

  return () => {
    for (let block = nextBlock(); block * ROWS_PER_BLOCK < size; block = nextBlock()) {
      const end = Math.min(size, (block + 1) * ROWS_PER_BLOCK);
      for (let j = block * ROWS_PER_BLOCK; j < end; j++) {
        for (let i = 0; i < size; i++) pixel(i, j);
      }
    }
  };
}
