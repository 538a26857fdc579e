/** Reads uploaded files. */
import type { FileUpload } from 'graphql-upload-minimal'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'

/** The longest side of a stored picture of the catalogue, in pixels. */
const SIDE = 4096

/** The content of an uploaded file; INVALID when the file is missing, broken or sent twice. */
export async function contentOf(
  upload: Promise<FileUpload>,
  field: string,
): Promise<Result<Buffer, 'INVALID' | 'FILE_SIZE_LIMIT_EXCEEDED'>> {
  const tooLarge = () => refuse('FILE_SIZE_LIMIT_EXCEEDED', field, 'The file is too large.')
  try {
    const stream = (await upload).createReadStream() as ReturnType<FileUpload['createReadStream']> & {
      truncated?: boolean
    }
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return stream.truncated ? tooLarge() : ok(Buffer.concat(chunks))
  } catch (error) {
    return (error as { status?: number }).status === 413
      ? tooLarge()
      : refuse('INVALID', field, 'The file could not be read.')
  }
}

/** Stores an uploaded picture, made anew; answers its path in the media storage, or null where none was sent. */
export async function storePicture(
  ctx: Pick<GraphqlContext, 'media'>,
  upload: Promise<FileUpload> | null | undefined,
  field: string,
): Promise<Result<string | null | undefined, 'INVALID'>> {
  if (!upload) return ok(upload)
  const content = await contentOf(upload, field)
  if (!content.ok) return refuse('INVALID', field, content.errors[0]!.message)
  const path = await ctx.media.putPicture(content.value, SIDE)
  return path
    ? ok(path)
    : refuse('INVALID', field, 'This is no picture that can be shown: JPEG, PNG, WebP, AVIF or GIF.')
}
