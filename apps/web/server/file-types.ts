interface FileType {
  contentType: string;
  compressible: boolean;
}

const text = (contentType: string): FileType => ({ contentType, compressible: true });
const packed = (contentType: string): FileType => ({ contentType, compressible: false });

/** Types of the files that the site serves, by extension; others are not served. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  '.js': text('text/javascript; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.svg': text('image/svg+xml'),
  '.json': text('application/json; charset=utf-8'),
  '.webmanifest': text('application/manifest+json'),
  '.txt': text('text/plain; charset=utf-8'),
  '.ico': text('image/x-icon'),
  '.woff2': packed('font/woff2'),
  '.png': packed('image/png'),
  '.avif': packed('image/avif'),
  '.webp': packed('image/webp'),
  '.jpg': packed('image/jpeg'),
  '.mp4': packed('video/mp4'),
  '.webm': packed('video/webm'),
};
