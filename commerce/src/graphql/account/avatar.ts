/** Uploading and removing one's picture. */
import type { FileUpload } from 'graphql-upload-minimal'
import { removeAvatar, setAvatar } from '../../domain/account/avatar.ts'
import { limitAttempts } from '../../domain/attempts.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { Fields } from '../resolver-types.ts'
import { codedError } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { signedIn } from './auth.ts'

/** Uploads are limited, because encoding a picture anew occupies a processor for a moment. */
const UPLOADS_PER_HOUR = 30

const HOUR_MS = 3_600_000

/** The content of an uploaded file; INVALID when the file is missing, broken or sent twice. */
async function contentOf(upload: Promise<FileUpload>): Promise<Result<Buffer, 'INVALID' | 'FILE_SIZE_LIMIT_EXCEEDED'>> {
  try {
    const stream = (await upload).createReadStream() as ReturnType<FileUpload['createReadStream']> & {
      truncated?: boolean
    }
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return stream.truncated
      ? refuse('FILE_SIZE_LIMIT_EXCEEDED', 'image', 'The file is too large.')
      : ok(Buffer.concat(chunks))
  } catch (error) {
    return (error as { status?: number }).status === 413
      ? refuse('FILE_SIZE_LIMIT_EXCEEDED', 'image', 'The file is too large.')
      : refuse('INVALID', 'image', 'The file could not be read.')
  }
}

export const avatarMutations = {
  userAvatarUpdate: async (_, { image }, ctx) => {
    const { userId } = signedIn(ctx)
    const allowed = await limitAttempts(ctx, {
      name: 'avatar',
      key: String(userId),
      max: UPLOADS_PER_HOUR,
      windowMs: HOUR_MS,
    })
    if (!allowed.ok) throw codedError('TooManyRequests', 'Too many pictures. Try again later.')
    const content = await contentOf(image)
    return payload(content.ok ? await setAvatar(ctx, userId, content.value) : content, 'user')
  },

  userAvatarDelete: async (_, _args, ctx) => payload(await removeAvatar(ctx, signedIn(ctx).userId), 'user'),
} satisfies Partial<Fields<'Mutation'>>
