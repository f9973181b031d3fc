/**
 * The sizes in which an uploaded picture is kept, by the longest edge in pixels that each has at
 * most.
 */
export const pictureSizes = { full: 2400, '640': 640, '320': 320 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** The one form in which pictures are kept and served. */
export const pictureForm = { contentType: 'image/webp', ending: 'webp' } as const;

/**
 * A picture as it will be shown: upright, in sRGB, its first frame if it moved, and nothing in its
 * files but the picture.
 */
export interface Picture {
  /**
   * SHA-256 of the full size's bytes, in hexadecimal: the same picture has the same hash whatever
   * was written into its file.
   */
  hash: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
  /** The encoded files; a picture smaller than a size is not enlarged. */
  files: Record<PictureSize, Uint8Array>;
}

/**
 * Why a file is no picture that we keep: of another kind, damaged, too slow to decode, or too
 * large.
 */
export type Refusal = 'not-a-picture' | 'unreadable' | 'too-slow' | 'too-many-pixels';

/**
 * Why a form holds no file that we look into: not a well-formed form, no file in the field, more
 * than one file, too many bytes.
 */
export type FormRefusal = 'malformed' | 'missing' | 'several' | 'too-large';

export type PictureResult<Reason extends string = Refusal> =
  | { ok: true; picture: Picture }
  | { ok: false; reason: Reason };

/**
 * A form as it came in: the file that holds its body, its `Content-Type` with the boundary, and the
 * field that holds the picture.
 */
export interface StoredForm {
  path: string;
  contentType: string;
  field: string;
}

export type FormResult = PictureResult<Refusal | FormRefusal>;
