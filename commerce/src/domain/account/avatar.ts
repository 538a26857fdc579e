/** A user's picture. */
import type { Ctx } from '../../context.ts'
import { setAvatarPath, type UserRow } from '../../db/queries/customer/user.ts'
import { removePicture, removeUnused } from '../remove-picture.ts'
import { ok, refuse, type Result } from '../result.ts'

type AvatarCtx = Pick<Ctx, 'database' | 'media'>

/** The longest side of a stored avatar, in pixels. */
const SIDE = 1024

/** Stores a picture made anew from the uploaded file, and removes the user's picture before it. */
export async function setAvatar(
  ctx: AvatarCtx,
  userId: number,
  file: Buffer,
): Promise<Result<UserRow, 'INVALID' | 'NOT_FOUND'>> {
  const path = await ctx.media.putPicture(file, SIDE)
  if (!path) return refuse('INVALID', 'image', 'This is no picture that can be shown: JPEG, PNG, WebP, AVIF or GIF.')
  const user = await replace(ctx, userId, path)
  if (user) return ok(user)
  await removeUnused(ctx, path)
  return refuse('NOT_FOUND', null, 'There is no such account any more.')
}

export async function removeAvatar(ctx: AvatarCtx, userId: number): Promise<Result<UserRow, 'NOT_FOUND'>> {
  const user = await replace(ctx, userId, null)
  return user ? ok(user) : refuse('NOT_FOUND', null, 'There is no such account any more.')
}

/** Answers null where the account is gone. */
async function replace(ctx: AvatarCtx, userId: number, path: string | null): Promise<UserRow | null> {
  const changed = await setAvatarPath(ctx.database.pool, userId, path)
  if (changed?.before) await removePicture(ctx, changed.before)
  return changed?.user ?? null
}
