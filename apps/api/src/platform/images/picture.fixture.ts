import sharp, { type Sharp } from 'sharp';

/**
 * The four quarters of the test picture, each in a colour that no other quarter can be taken for.
 */
export const quarters = {
  topLeft: [220, 30, 30],
  topRight: [30, 170, 40],
  bottomLeft: [40, 60, 210],
  bottomRight: [235, 200, 40],
} as const;

/** A picture with four different corners; half as high as wide by default. */
export const quarteredPicture = (width = 64, height = width / 2): Sharp => {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = y < height / 2 ? 'top' : 'bottom';
      const colour = quarters[`${row}${x < width / 2 ? 'Left' : 'Right'}`];
      data.set(colour, (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
};

/** A JPEG of noise that differs for every seed, so that its hash does. */
export const distinctJpeg = (seed: number, width = 48, height = 32): Promise<Buffer> => {
  const data = Buffer.alloc(width * height * 3);
  let state = (seed + 1) * 2_654_435_761;
  for (let index = 0; index < data.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[index] = state >>> 24;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};
