/** Uploading and removing one's picture. */
import { HOUR_MS } from '@semena/contract/time'
import { removeAvatar, setAvatar } from '../../domain/account/avatar.ts'
import { limitAttempts } from '../../domain/attempts.ts'
import type { Fields } from '../resolver-types.ts'
import { codedError } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { contentOf } from '../shared/upload.ts'
import { signedIn } from './auth.ts'

/** Uploads are limited, because encoding a picture anew occupies a processor for a moment. */
const UPLOADS_PER_HOUR = 30

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
    const content = contentOf(image, 'image')
    return payload(content.ok ? await setAvatar(ctx, userId, content.value) : content, 'user')
  },

  userAvatarDelete: async (_, _args, ctx) => payload(await removeAvatar(ctx, signedIn(ctx).userId), 'user'),
} satisfies Partial<Fields<'Mutation'>>
