/** Reads uploaded files. */
import type { UploadedFile } from '../../domain/uploaded-file.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'

/** The longest side of a stored picture of the catalogue, in pixels. */
const SIDE = 4096

/** The content of an uploaded file, unless it is too large. */
export const contentOf = ({ content }: UploadedFile, field: string): Result<Buffer, 'FILE_SIZE_LIMIT_EXCEEDED'> =>
  content ? ok(content) : refuse('FILE_SIZE_LIMIT_EXCEEDED', field, 'The file is too large.')

/** Stores an uploaded picture, made anew; answers its path in the media storage, or null where none was sent. */
export async function storePicture(
  ctx: Pick<GraphqlContext, 'media'>,
  upload: UploadedFile | null | undefined,
  field: string,
): Promise<Result<string | null | undefined, 'INVALID'>> {
  if (!upload) return ok(upload)
  const content = contentOf(upload, field)
  if (!content.ok) return refuse('INVALID', field, content.errors[0]!.message)
  const path = await ctx.media.putPicture(content.value, SIDE)
  return path
    ? ok(path)
    : refuse('INVALID', field, 'This is no picture that can be shown: JPEG, PNG, WebP, AVIF or GIF.')
}
