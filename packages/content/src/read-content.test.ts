import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFolder, sampleFolder } from './folders.ts';
import { ContentError, describeProblem } from './problems.ts';
import { readContent } from './read-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-content-'));
  await cp(sampleFolder, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(sampleFolder, 'pictures')),
  });
});
afterEach(() => rm(folder, { recursive: true }));

const change = async (file: string, from: string, to: string) => {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};
const write = async (file: string, text: string | Uint8Array) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

/** The mistakes of the folder, one line each. */
const mistakes = async (): Promise<string[]> => {
  try {
    await readContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
};

/** A PNG of one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('a mistake in a file is reported with its line and a correction', () => {
  it.each([
    [
      'works/paintings.yaml',
      'price: 950',
      'price: cheap',
      'works/paintings.yaml:16: painting-warli-tarpa-circle: price is "cheap"; write whole rupees, such as 950',
    ],
    [
      'works/paintings.yaml',
      'price: 950',
      'prize: 950',
      'works/paintings.yaml:4: painting-warli-tarpa-circle has no field "prize"; did you mean "price"?',
    ],
    [
      'works/paintings.yaml',
      '    price: 950\n',
      '',
      'works/paintings.yaml:4: painting-warli-tarpa-circle: price is missing; write whole rupees, such as 950',
    ],
    [
      'works/paintings.yaml',
      'id: painting-warli-tarpa-circle',
      'id: Painting One',
      'works/paintings.yaml:4: Painting One: id is "Painting One"; write an id of small letters, digits and hyphens, 100 at most, such as "painting-blue-horse"',
    ],
    [
      'works/paintings.yaml',
      'id: painting-sohrai-cattle',
      'id: painting-warli-tarpa-circle',
      'works/paintings.yaml:49: the id "painting-warli-tarpa-circle" is used already in works/paintings.yaml:4; choose another',
    ],
    [
      'works/paintings.yaml',
      'file: paintings/painting-warli-tarpa-circle',
      'file: horse.jpg',
      'works/paintings.yaml:24: there is no file pictures/horse.jpg',
    ],
    [
      'works/paintings.yaml',
      'file: paintings/painting-warli-tarpa-circle',
      'file: horse',
      'works/paintings.yaml:24: pictures/sizes.json lists no picture "horse"; write a file with its extension, such as "horse.jpg"',
    ],
    [
      'works/paintings.yaml',
      'file: paintings/painting-warli-tarpa-circle',
      'file: ../../secret.jpg',
      'works/paintings.yaml:24: painting-warli-tarpa-circle: picture file is "../../secret.jpg"; write a file in the folder pictures, such as "horse.jpg"',
    ],
    [
      'works/paintings.yaml',
      'name: Tarpa Circle',
      'name: Tarpa: Circle',
      'works/paintings.yaml:5: is not valid YAML',
    ],
    [
      'works/paintings.yaml',
      'at: [0.43, 0.417, 0.147, 0.171]',
      'at: [0.43, 0.417, 0.647, 0.171]',
      'painting-warli-tarpa-circle: details entry 1 at reaches over the right edge; left and width are at most 1 together',
    ],
    [
      'works/paintings.yaml',
      'at: [0.43, 0.417, 0.147, 0.171]',
      'at: [0.43, 0.917, 0.147, 0.171]',
      'details entry 1 at reaches over the lower edge; top and height are at most 1 together',
    ],
    [
      'works/paintings.yaml',
      'at: [0.43, 0.417, 0.147, 0.171]',
      'at: [0.43, 0.417, 0, 0.171]',
      'details entry 1 at has no area; write a width and a height above 0',
    ],
    [
      'works/paintings.yaml',
      'at: [0.43, 0.417, 0.147, 0.171]',
      'at: [43, 0.417, 0.147, 0.171]',
      'must be the left edge as a share of the picture, from 0 to 1',
    ],
    [
      'works/paintings.yaml',
      'at: [0.43, 0.417, 0.147, 0.171]',
      'at: [0.43, 0.417]',
      'details entry 1 at must be a list of four shares of the picture',
    ],
    [
      'site.yaml',
      'days: sat',
      'days: saturday',
      'site.yaml:30: hours entry 2 days is "saturday"; write days such as "mon-fri" or "sat"',
    ],
    [
      'site.yaml',
      'open: 10:00-16:00',
      'open: 10-16',
      'site.yaml:31: hours entry 2 open is "10-16"; write opening times such as "09:00-18:00", or "closed"',
    ],
    [
      'events.yaml',
      '    sample: true\n    starts: in 12 days',
      '    starts: in 12 days',
      'events.yaml:8: event-madhubani-weekend: starts counts from today, which only samples may do; write a day such as "2026-12-31"',
    ],
    [
      'events.yaml',
      'starts: in 12 days',
      'starts: in 14 days',
      'events.yaml:10: event-madhubani-weekend: ends is before "starts"; write the last day of the event',
    ],
    [
      'events.yaml',
      'artist: artist-nirupama-kanth',
      'artist: artist-nobody',
      'events.yaml:16: event-madhubani-weekend: there is no artist "artist-nobody" in artists.yaml; write an id of that file, or a name',
    ],
    ['words.yaml', 'answer: WARLI', 'answer: MAHARASHTRA', 'gives the answer away'],
    [
      'dances.yaml',
      'film: films/dance-kathak',
      'film: films/dance-of-joy',
      'pictures/sizes.json lists no film "films/dance-of-joy"; leave the line out',
    ],
    [
      'dances.yaml',
      'focus: [0.54, 0.23], zoom: 1.5',
      'focus: [0.5], zoom: 1.5',
      'crop focus must be a list of two shares of the picture',
    ],
    [
      'dances.yaml',
      'focus: [0.54, 0.23], zoom: 1.5',
      'focus: [0.5, 30], zoom: 1.5',
      'must be the distance from the top edge as a share of the picture, from 0 to 1',
    ],
    [
      'dances.yaml',
      'focus: [0.54, 0.23], zoom: 1.5',
      'focus: [0.5, 0.3], zoom: 0.5',
      'crop zoom must be at least 1',
    ],
    [
      'pages/about.md',
      '## Our mission',
      '| a | b |\n\nBefore any heading',
      'text before the first heading is not shown',
    ],
    [
      'pages/about.md',
      'so that a picture is never only a pattern.',
      'see [here](javascript:alert(1)).',
      'the link "javascript:alert(1)" leads nowhere',
    ],
    [
      'pages/about.md',
      'title: About Us',
      'titel: About Us',
      'pages/about.md:2: the file has no field "titel"; did you mean "title"?',
    ],
  ])('%s: %j → %j', async (file, from, to, expected) => {
    await change(file, from, to);
    expect((await mistakes()).join('\n')).toContain(expected);
  });

  it.each([
    ['words.yaml', 'words: []\n', 'words.yaml:1: words has too few entries; write at least 5 words'],
    ['works/paintings.yaml', '# nothing yet\n', 'works/paintings.yaml: is empty'],
    ['works/paintings.yml', 'works: []\n', 'works/paintings.yml: is not read; its name must end in ".yaml"'],
    ['pictures/sizes.json', '{', 'pictures/sizes.json: is not as the studio writes it'],
    ['artists.yaml', `artists:\n  - id: ${'a'.repeat(101)}\n`, 'artists.yaml:2: '],
    [
      'pages/about.md',
      '---\ntitle: A\n---\n## B\n[c](</\\\\evil.example>)\n',
      'pages/about.md:5: the link "/\\evil.example" leads nowhere',
    ],
  ])('%s with %j', async (file, text, expected) => {
    await write(file, text);
    expect((await mistakes()).join('\n')).toContain(expected);
  });

  it.each(['site.yaml', 'pages/terms.md'])('rejects a folder named %s', async (file) => {
    await rm(join(folder, file));
    await mkdir(join(folder, file));
    expect((await mistakes()).join('\n')).toContain(`${file}: can't be read (EISDIR)`);
  });

  it('lists every mistake of every file', async () => {
    await change('works/paintings.yaml', 'price: 950', 'price: 0');
    await change('works/handicrafts.yaml', 'price: 1000', 'price: -1');
    await change('pages/privacy.md', '---\ntitle', 'title');
    expect((await mistakes()).map((line) => line.split(':')[0])).toEqual([
      'pages/privacy.md',
      'works/handicrafts.yaml',
      'works/paintings.yaml',
    ]);
  });

  it('rejects a file that is no picture', async () => {
    await write('pictures/horse.jpg', 'not a picture');
    await change('works/paintings.yaml', 'file: paintings/painting-warli-tarpa-circle', 'file: horse.jpg');
    expect(await mistakes()).toEqual([
      "works/paintings.yaml:24: pictures/horse.jpg can't be read as a JPEG, PNG, WebP or AVIF picture",
    ]);
  });
});

describe('the strokes of a picture', () => {
  const picture = 'paintings/horse';
  const good = {
    version: 1,
    width: 800,
    height: 1000,
    ground: '#74411f',
    palette: ['#fdf6e3'],
    strokes: [
      [2, 0, 1.5, 'M3 4l5-6 7 8'],
      [2, 0, 1.5, 'M3 4l5-6 7 8', 2],
    ],
  };
  beforeEach(async () => {
    const sizes = { width: 800, height: 1000, version: '0123abcd', colour: '#74411f' };
    await write('pictures/sizes.json', JSON.stringify({ [picture]: sizes }));
    await change(
      'works/paintings.yaml',
      'file: paintings/painting-warli-tarpa-circle',
      'file: paintings/horse',
    );
  });
  const writeStrokes = (strokes: unknown) =>
    write(
      `pictures/${picture}.strokes.json`,
      typeof strokes === 'string' ? strokes : JSON.stringify(strokes),
    );
  const factsOf = async (id: string) => (await readContent(folder)).factsOfWorks.get(id);

  it('are found beside it, with a version that changes with the file', async () => {
    await writeStrokes(good);
    const first = await factsOf('painting-warli-tarpa-circle');
    expect(first?.strokes).toMatch(/^\/media\/paintings\/horse\.strokes\.json\?v=[0-9a-f]{8}$/);
    await writeStrokes({ ...good, ground: '#000000' });
    const second = await factsOf('painting-warli-tarpa-circle');
    expect(second?.strokes).not.toBe(first?.strokes);
  });

  it('may be missing, and so may the details of a work', async () => {
    expect(await factsOf('painting-warli-tarpa-circle')).toMatchObject({ strokes: null });
    expect(await factsOf('craft-bidri-surahi')).toMatchObject({ strokes: null, motifs: [] });
  });

  it.each([
    ['{', 'is not valid JSON; write it again with the studio, or take it away'],
    [{ ...good, width: 801 }, 'is for a picture of 801 × 1000, but "paintings/horse" has 800 × 1000'],
    [{ ...good, ground: 'brown' }, 'ground: must be a colour such as "#74411f"'],
    [{ ...good, strokes: [] }, 'is not as the studio writes it: strokes'],
    [{ ...good, strokes: [good.strokes[0], 'M3 4'] }, 'strokes entry 2: must be a list of stage'],
    [{ ...good, strokes: [[4, 0, 1, 'M3 4']] }, 'strokes entry 1: has no stage; write 0 to 3'],
    [{ ...good, strokes: [[2, 1, 1, 'M3 4']] }, 'strokes entry 1: has a colour that the palette lacks'],
    [{ ...good, strokes: [[2, 0, -1, 'M3 4']] }, 'strokes entry 1: has no width'],
    [{ ...good, strokes: [[2, 0, 1, 'M3 4', 3]] }, 'strokes entry 1: has a fifth number; write 1'],
    [{ ...good, strokes: [[2, 0, 1, 'C3 4']] }, 'strokes entry 1: has no path of M, m, l, h and z'],
    [{ ...good, strokes: [[2, 0, 1, `M3 4l${'5 6 '.repeat(80_000)}`]] }, 'more than the 250 kB'],
  ])('are refused with a reason: %#', async (strokes, message) => {
    await writeStrokes(strokes);
    const [mistake, ...others] = await mistakes();
    expect(mistake).toContain(`pictures/${picture}.strokes.json: `);
    expect(mistake).toContain(message);
    expect(others).toEqual([]);
  });

  it('belong to a picture', async () => {
    await write('pictures/paintings/hors.strokes.json', JSON.stringify(good));
    expect(await mistakes()).toEqual([
      'pictures/paintings/hors.strokes.json: belongs to no picture: pictures/sizes.json lists no "paintings/hors"',
    ]);
  });
});

describe('the relief of a picture’s gold', () => {
  const name = 'pictures/gallery/gallery-tanjor-ganesha-throne.gold.webp';
  const webp = (bytes: number) => {
    const file = Buffer.alloc(bytes);
    file.write('RIFF', 0);
    file.write('WEBP', 8);
    return file;
  };
  const goldOf = async (id: string) => (await readContent(folder)).factsOfWorks.get(id)?.gold;

  it('is found beside it, with an address that changes with the file', async () => {
    await write(name, webp(400));
    const first = await goldOf('gallery-tanjor-ganesha-throne');
    expect(first).toMatch(/^\/media\/gallery\/gallery-tanjor-ganesha-throne\.gold\.webp\?v=[0-9a-f]{8}$/);
    await write(name, webp(401));
    expect(await goldOf('gallery-tanjor-ganesha-throne')).not.toBe(first);
    expect(await goldOf('painting-warli-tarpa-circle')).toBeNull();
  });

  it.each([
    [webp(40_001), 'takes 41 kB, more than the 40 kB'],
    [Buffer.from('GIF89a, and more'), 'is no WebP picture'],
  ])('is refused with a reason: %#', async (content, message) => {
    await write(name, content);
    expect(await mistakes()).toEqual([expect.stringContaining(`${name}: ${message}`)]);
  });
});

describe('a folder of one’s own', () => {
  it('needs no more than site.yaml', async () => {
    await rm(folder, { recursive: true });
    await write('site.yaml', await readFile(join(sampleFolder, 'site.yaml')));
    const { works, artists, events, dances, pages } = await readContent(folder);
    expect([works.paintings, artists, events]).toEqual([[], [], []]);
    expect(dances.dances.length).toBeGreaterThan(0);
    expect(pages.has('privacy')).toBe(true);
  });

  it('is rejected without site.yaml, or when it does not exist', async () => {
    await rm(join(folder, 'site.yaml'));
    expect(await mistakes()).toEqual([
      'site.yaml: is missing; it holds the name of the site, contact and opening hours',
    ]);
    await expect(readContent(join(folder, 'nowhere'))).rejects.toThrow('there is no such folder');
  });

  it('has pictures of its own, named by their hash', async () => {
    await write('pictures/works/red.png', pixel);
    await change(
      'works/paintings.yaml',
      'file: paintings/painting-warli-tarpa-circle',
      'file: works/red.png\n      credit: A. Painter',
    );
    const { works, sources, facts } = await readContent(folder);
    const picture = works.paintings[0]?.picture;
    expect(picture).toMatchObject({ width: 1, height: 1, credit: 'A. Painter' });
    const [name] = [...sources.keys()];
    expect(picture?.path).toBe(`/api/pictures/${name}`);
    expect(sources.get(name ?? '')?.file).toBe(join(folder, 'pictures/works/red.png'));

    // A second reading takes what is known of a file that has not changed.
    const again = await readContent(folder, new Map(facts.map((one) => [one.file, one])));
    expect(again.facts[0]).toBe(facts[0]);
  });

  it('may use ids of what the sample collection lends', async () => {
    await rm(join(folder, 'home.yaml'));
    await change('works/paintings.yaml', 'id: painting-warli-tarpa-circle', 'id: hero-madhubani');
    expect(await mistakes()).toEqual([]);
  });

  it('reads a page with a byte order mark and spaces, and leaves out files of editors', async () => {
    await write('pages/terms.md', '\uFEFF--- \r\ntitle: Terms\r\n---');
    await write('pages/.#terms.md', 'a lock');
    expect((await readContent(folder)).pages.get('terms')).toMatchObject({ title: 'Terms', sections: [] });
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'GIF89a\u0001\0\u0001\0'])(
    'refuses a picture of another type: %j',
    async (content) => {
      await write('pictures/घोड़ा (1).png', content);
      await change(
        'works/paintings.yaml',
        'file: paintings/painting-warli-tarpa-circle',
        'file: घोड़ा (1).png',
      );
      expect((await mistakes()).join('\n')).toContain("can't be read as a JPEG, PNG, WebP or AVIF picture");
    },
  );

  it('can be started from the example', async () => {
    const { works, artists, events } = await readContent(exampleFolder);
    expect(works.paintings.length + works.handicrafts.length).toBe(5);
    expect([artists.length, events.length]).toEqual([1, 1]);
  });
});

it('reads text with links, emphasis and lists', async () => {
  await write(
    'pages/terms.md',
    '---\ntitle: Terms\n---\n\n## Rules\n\nBe *kind* and\n**read** [the news](/events).\n\n- one\n- two\n',
  );
  const { pages } = await readContent(folder);
  expect(pages.get('terms')?.sections).toEqual([
    {
      id: 'rules',
      heading: 'Rules',
      blocks: [
        {
          kind: 'paragraph',
          pieces: [
            { text: 'Be ', style: 'plain', link: null },
            { text: 'kind', style: 'emphasis', link: null },
            { text: ' and ', style: 'plain', link: null },
            { text: 'read', style: 'strong', link: null },
            { text: ' ', style: 'plain', link: null },
            { text: 'the news', style: 'plain', link: '/events' },
            { text: '.', style: 'plain', link: null },
          ],
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            [{ text: 'one', style: 'plain', link: null }],
            [{ text: 'two', style: 'plain', link: null }],
          ],
        },
      ],
    },
  ]);
});

it('shows a lesson without a picture with that of the dance which its title names', async () => {
  const lesson = (title: string) => `  - id: ${title.split(':')[0]?.toLowerCase()}-lesson
    title: "${title}"
    hi: पाठ
    region: India
    description: A lesson.
    video: https://www.youtube.com/watch?v=bi5oVX0Sp9s
`;
  await change('dances.yaml', 'lessons:\n', `lessons:\n${lesson('Kathak: Bows')}${lesson('Waltz: Turns')}`);
  const { dances } = await readContent(folder);
  const [kathak, waltz] = dances.tutorials;
  expect(kathak?.picture).toEqual(dances.dances.find(({ title }) => title === 'Kathak')?.picture);
  expect(kathak?.crop).toEqual({ focus: [0.5, 0.22], zoom: 1 });
  expect(waltz?.picture).toBeNull();
});
