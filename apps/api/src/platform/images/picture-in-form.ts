import { uploads } from '@kalavithi/contract/constants';
import type { FormRefusal } from './picture.ts';

/**
 * The one file of a multipart form. Other fields are ignored as long as they hold no file.
 * @param body the whole body of the request
 * @param contentType its `Content-Type`, with the boundary
 * @param field name of the field that holds the file
 */
export const pictureInForm = async (
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  field: string,
): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; reason: FormRefusal }> => {
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return { ok: false, reason: 'malformed' };
  }
  // Browsers send a file without name and bytes when none was chosen.
  const files = [...form]
    .filter(([, value]) => typeof value !== 'string' && (value.name !== '' || value.size > 0))
    .map(([name, value]) => ({ name, file: value as File }));
  const [first, second] = files;
  if (second !== undefined) return { ok: false, reason: 'several' };
  if (first?.name !== field) return { ok: false, reason: 'missing' };
  if (first.file.size > uploads.maxBytes) return { ok: false, reason: 'too-large' };
  return { ok: true, bytes: await first.file.bytes() };
};
