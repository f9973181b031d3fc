/** The sizes of an uploaded picture, by the maximum length of its longest edge in pixels. */
export const pictureSizes = { full: 2400, '640': 640, '320': 320 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** The format in which pictures are stored and served. */
export const pictureForm = { contentType: 'image/webp', ending: 'webp' } as const;

/** A picture as it is shown: upright, in sRGB, one frame, without metadata. */
export interface Picture {
  /** SHA-256 of the full size's bytes, in hexadecimal; independent of the upload's metadata. */
  hash: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
  /** The encoded files; small pictures are not enlarged. */
  files: Record<PictureSize, Uint8Array>;
}

/** Why a picture is refused: another format, damaged, too slow to decode, or too large. */
export type Refusal = 'not-a-picture' | 'unreadable' | 'too-slow' | 'too-many-pixels';

/** Why a form is refused: not well-formed, no file in the field, several files, too many bytes. */
export type FormRefusal = 'malformed' | 'missing' | 'several' | 'too-large';

export type PictureResult<Reason extends string = Refusal> =
  | { ok: true; picture: Picture }
  | { ok: false; reason: Reason };

/** A received form: its body's file, its `Content-Type`, the picture's field. */
export interface StoredForm {
  path: string;
  contentType: string;
  field: string;
}

export type FormResult = PictureResult<Refusal | FormRefusal>;
