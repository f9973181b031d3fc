import { crc32 } from 'node:zlib';
import { uploads } from '@kalavithi/contract/constants';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { quarteredPicture, quarters } from './picture.fixture.ts';
import { pictureSizes, type Picture } from './picture.ts';
import { readPicture, restrictDecoder } from './read-picture.ts';

beforeAll(restrictDecoder);

const read = async (bytes: Uint8Array): Promise<Picture> => {
  const result = await readPicture(bytes);
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.picture;
};

const refusalOf = async (bytes: Uint8Array) => {
  const result = await readPicture(bytes);
  return result.ok ? 'accepted' : result.reason;
};

/** Colour in the middle of each quarter of an encoded picture, with alpha where there is one. */
const quartersOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (fx: number, fy: number) => {
    const offset = (Math.floor(info.height * fy) * info.width + Math.floor(info.width * fx)) * info.channels;
    return [...data.subarray(offset, offset + info.channels)];
  };
  return {
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
};

const expectNear = (actual: readonly number[], expected: readonly number[], tolerance: number) => {
  const distance = Math.max(...expected.map((value, index) => Math.abs(value - (actual[index] ?? Infinity))));
  expect(distance, `${actual.join()} should be near ${expected.join()}`).toBeLessThanOrEqual(tolerance);
};

const expectQuarters = async (bytes: Uint8Array, tolerance = 16) => {
  const actual = await quartersOf(bytes);
  for (const name of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const) {
    expectNear(actual[name], quarters[name], tolerance);
  }
};

/** A PNG with another size in its header and a valid checksum. */
const withClaimedSize = (png: Buffer, width: number, height: number): Buffer => {
  const forged = Buffer.from(png);
  forged.writeUInt32BE(width, 16);
  forged.writeUInt32BE(height, 20);
  forged.writeUInt32BE(crc32(forged.subarray(12, 29)), 29);
  return forged;
};

const encoders = {
  jpeg: () => quarteredPicture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  png: () => quarteredPicture().png().toBuffer(),
  webp: () => quarteredPicture().webp({ quality: 95 }).toBuffer(),
  avif: () => quarteredPicture().avif({ effort: 0, quality: 80 }).toBuffer(),
  gif: () => quarteredPicture().gif().toBuffer(),
};
const formats = Object.keys(encoders) as (keyof typeof encoders)[];

describe('an accepted picture', () => {
  it.each(formats)('re-encodes %s as WebP', async (format) => {
    const picture = await read(await encoders[format]());
    expect(picture).toMatchObject({ width: 64, height: 32, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (const bytes of Object.values(picture.files)) {
      expect((await sharp(bytes).metadata()).format).toBe('webp');
      await expectQuarters(bytes);
    }
  });

  it.each(formats)('a single pixel as %s', async (format) => {
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#c08040' } });
    const picture = await read(await pixel.toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 1, height: 1 });
  });

  it('is reduced to each size, never enlarged', async () => {
    const large = await read(await quarteredPicture(3000, 1500).png().toBuffer());
    expect(large).toMatchObject({ width: 2400, height: 1200 });
    for (const [size, edge] of Object.entries(pictureSizes)) {
      const { width, height } = await sharp(large.files[size as keyof typeof pictureSizes]).metadata();
      expect([width, height]).toEqual([edge, edge / 2]);
    }
    const small = await read(await quarteredPicture(400, 200).png().toBuffer());
    expect((await sharp(small.files['640']).metadata()).width).toBe(400);
    expect((await sharp(small.files['320']).metadata()).width).toBe(320);
  });

  it('keeps at least one pixel of a hair-thin picture', async () => {
    const thin = sharp({ create: { width: 20_000, height: 1, channels: 3, background: '#804020' } });
    expect(await read(await thin.png().toBuffer())).toMatchObject({ width: 2400, height: 1 });
  });

  it('may have exactly as many pixels as the limit says', async () => {
    const edge = sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#804020' } });
    expect(8000 * 5000).toBe(uploads.maxPixels);
    expect(await read(await edge.png({ compressionLevel: 1 }).toBuffer())).toMatchObject({
      width: 2400,
      height: 1500,
    });
  });

  it('has the same hash whatever was written into its file, and another when a pixel region differs', async () => {
    const plain = await read(await quarteredPicture().png().toBuffer());
    const noted = await read(
      await quarteredPicture()
        .withExif({ IFD0: { Copyright: 'someone' } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
    const other = await read(await quarteredPicture().flip().png().toBuffer());
    expect(noted.hash).toBe(plain.hash);
    expect(other.hash).not.toBe(plain.hash);
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#d02020', '#20a030'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const strip = sharp(frames, { join: { animated: true } });
    for (const moving of [await strip.clone().gif().toBuffer(), await strip.clone().webp().toBuffer()]) {
      expect((await sharp(moving).metadata()).pages).toBe(2);
      const picture = await read(moving);
      expect(picture).toMatchObject({ width: 20, height: 10 });
      expect((await sharp(picture.files.full).metadata()).pages).toBeUndefined();
      expectNear((await quartersOf(picture.files.full)).topLeft, [208, 32, 32], 12);
    }
  });
});

describe('orientation', () => {
  /**
   * How the camera stored the upright picture for each value of the tag: the inverse of what the
   * tag asks a viewer to do.
   */
  const stored: Record<number, (upright: Buffer) => Promise<Buffer>> = {
    1: async (upright) => upright,
    2: (upright) => sharp(upright).flop().png().toBuffer(),
    3: (upright) => sharp(upright).rotate(180).png().toBuffer(),
    4: (upright) => sharp(upright).flip().png().toBuffer(),
    5: async (upright) =>
      sharp(await sharp(upright).rotate(90).png().toBuffer())
        .flop()
        .png()
        .toBuffer(),
    6: (upright) => sharp(upright).rotate(270).png().toBuffer(),
    7: async (upright) =>
      sharp(await sharp(upright).rotate(90).png().toBuffer())
        .flip()
        .png()
        .toBuffer(),
    8: (upright) => sharp(upright).rotate(90).png().toBuffer(),
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i is applied', async (orientation) => {
    const upright = await quarteredPicture().png().toBuffer();
    const bytes = await sharp(await stored[orientation]!(upright))
      .withMetadata({ orientation })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);

    const picture = await read(bytes);
    expect(picture).toMatchObject({ width: 64, height: 32 });
    for (const file of Object.values(picture.files)) {
      await expectQuarters(file);
      expect((await sharp(file).metadata()).orientation).toBeUndefined();
    }
  });
});

describe('what is left behind', () => {
  it('removes place, author, software and profile', async () => {
    const bytes = await quarteredPicture()
      .withExif({
        IFD0: { Copyright: 'Secret Person', Software: 'Secret Camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '25/1 35/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '85/1 8/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Secret Note</note></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.exif, before.xmp, before.icc].every((part) => part !== undefined)).toBe(true);
    expect(bytes.includes('Secret Person')).toBe(true);

    const picture = await read(bytes);
    for (const file of Object.values(picture.files)) {
      const after = await sharp(file).metadata();
      expect([after.exif, after.xmp, after.icc, after.iptc, after.comments]).toEqual(
        Array.from({ length: 5 }, () => undefined),
      );
      expect(Buffer.from(file).includes('Secret')).toBe(false);
    }
  });

  it.each(formats)('removes a page appended to a %s picture', async (format) => {
    const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
    const picture = await read(Buffer.concat([await encoders[format](), page]));
    for (const file of Object.values(picture.files)) expect(Buffer.from(file).includes('script')).toBe(false);
  });
});

describe('colours', () => {
  it('a CMYK JPEG becomes sRGB', async () => {
    const bytes = await quarteredPicture().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const picture = await read(bytes);
    const after = await sharp(picture.files.full).metadata();
    expect(after).toMatchObject({ space: 'srgb', channels: 3 });
    // Inks can't reach these colours; the tolerance only distinguishes the quarters.
    await expectQuarters(picture.files.full, 75);
  });

  it('sixteen bits become eight', async () => {
    const bytes = await quarteredPicture().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    await expectQuarters((await read(bytes)).files.full);
  });

  it('a wide-gamut picture keeps its look: the values move to sRGB', async () => {
    // The same numbers mean a stronger red in Display P3 than in sRGB, so they must change when the
    // profile goes.
    const colour = { r: 180, g: 90, b: 80 };
    const srgb = await sharp({ create: { width: 32, height: 32, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const wide = await sharp(srgb).withIccProfile('p3').png().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const asStored = await sharp(wide).keepIccProfile().raw().toBuffer();
    expectNear([...asStored.subarray(0, 3)], [170, 94, 83], 6);
    expectNear((await quartersOf((await read(wide)).files.full)).topLeft, [180, 90, 80], 6);
  });

  it('grey stays grey, with and without transparency', async () => {
    const grey = await quarteredPicture().greyscale().png().toBuffer();
    const [red, green, blue] = (await quartersOf((await read(grey)).files.full)).topLeft;
    expectNear([green!, blue!], [red!, red!], 3);
    const clear = await sharp(grey).ensureAlpha(0.5).png().toBuffer();
    expect((await sharp((await read(clear)).files.full).metadata()).hasAlpha).toBe(true);
  });

  it('a palette with transparent entries stays transparent where it was', async () => {
    const { data, info } = await quarteredPicture().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let y = 0; y < 16; y++) for (let x = 0; x < 32; x++) data[(y * info.width + x) * 4 + 3] = 0;
    const bytes = await sharp(data, { raw: { width: 64, height: 32, channels: 4 } })
      .png({ palette: true })
      .toBuffer();
    expect((await sharp(bytes).metadata()).isPalette).toBe(true);

    for (const file of Object.values((await read(bytes)).files)) {
      const colours = await quartersOf(file);
      expect(colours.topLeft[3]).toBe(0);
      expect(colours.topRight[3]).toBe(255);
      expectNear(colours.topRight, quarters.topRight, 16);
    }
  });
});

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('This is not a picture.')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['zeros', () => Buffer.alloc(5000)],
    ['SVG', () => svg],
    ['SVG behind an XML declaration', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['TIFF', () => quarteredPicture().tiff().toBuffer()],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004\u0014\0\0\0\b\0 some archive')],
    [
      'a page with a picture appended',
      async () => Buffer.concat([Buffer.from('<p>'), await encoders.jpeg()]),
    ],
    ['a portable pixmap', () => Buffer.from('P6 1 1 255\nabc')],
    ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    [
      'HEIC',
      async () => {
        const heic = (await encoders.avif()).toString('latin1');
        return Buffer.from(heic.replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1');
      },
    ],
    ['a film', () => Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\0\0\0\bmdat', 'latin1')],
    ['a film cut off in its first box', () => Buffer.from('\0\0\0\u0018ftypmp42', 'latin1')],
  ])('%s is not a picture', async (_name, make) => {
    expect(await refusalOf(await make())).toBe('not-a-picture');
  });

  it.each(formats)('a %s cut off in its middle or near its end is damaged', async (format) => {
    const data = Buffer.alloc(120 * 120 * 3);
    for (let index = 0; index < data.length; index++) data[index] = (index * 7919) % 251;
    const whole = await sharp(data, { raw: { width: 120, height: 120, channels: 3 } })
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    expect(await refusalOf(whole)).toBe('accepted');
    for (const share of [0.3, 0.5, 0.9]) {
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('unreadable');
    }
  });

  it.each<[string, Buffer]>([
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['GIF', Buffer.from('GIF89a')],
  ])('the first bytes of a %s alone are damaged', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toBe('unreadable');
  });

  it('refuses too many pixels in the header before decoding', async () => {
    const png = await quarteredPicture().png().toBuffer();
    expect(await refusalOf(withClaimedSize(png, 60_000, 60_000))).toBe('too-many-pixels');
    expect(await refusalOf(withClaimedSize(png, 8001, 5000))).toBe('too-many-pixels');
  });

  it('refuses a small file that decodes to too many pixels', async () => {
    const flat = sharp({ create: { width: 8001, height: 5000, channels: 3, background: '#000' } });
    const bomb = await flat.png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await refusalOf(bomb)).toBe('too-many-pixels');
  });

  it('refuses a header with missing pixels as damaged', async () => {
    const png = await quarteredPicture().png().toBuffer();
    expect(await refusalOf(withClaimedSize(png, 6000, 6000))).toBe('unreadable');
  });
});
