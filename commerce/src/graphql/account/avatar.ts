/** Uploading and removing one's picture. */
import type { AccountErrorCode } from '@semena/contract/enums'
import type { FileUpload } from 'graphql-upload-minimal'
import { removeAvatar, setAvatar } from '../../domain/account/avatar.ts'
import { limitAttempts } from '../../domain/attempts.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { codedError } from '../shared/errors.ts'
import { refused } from '../shared/payload.ts'
import { signedIn } from './auth.ts'

/** Making a picture anew takes a processor for a moment. */
const UPLOADS_PER_HOUR = 30

const HOUR_MS = 3_600_000

const payload = <User>(result: Result<User, AccountErrorCode>) =>
  result.ok ? { user: result.value, errors: [] } : { user: null, ...refused(result.errors) }

/** The file's content. What is missing, broken or sent twice cannot be read. */
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
  userAvatarUpdate: async (_: unknown, { image }: { image: Promise<FileUpload> }, ctx: GraphqlContext) => {
    const { userId } = signedIn(ctx)
    const allowed = await limitAttempts(ctx, {
      name: 'avatar',
      key: String(userId),
      max: UPLOADS_PER_HOUR,
      windowMs: HOUR_MS,
    })
    if (!allowed.ok) throw codedError('TooManyRequests', 'Too many pictures. Try again later.')
    const content = await contentOf(image)
    return payload(content.ok ? await setAvatar(ctx, userId, content.value) : content)
  },

  userAvatarDelete: async (_: unknown, _args: unknown, ctx: GraphqlContext) =>
    payload(await removeAvatar(ctx, signedIn(ctx).userId)),
}
