/**
 * Deletes pictures of people from the storage. The database notes each one in the transaction in which its last row
 * goes, so a storage that cannot be reached, or the end of the process, only delays it.
 */
import { waitAfter } from './waits.ts'
import { SECOND_MS } from '@semena/contract/time'
import type { Services } from '../context.ts'
import { addRemoval, claimRemoval, deferRemoval, endRemoval } from '../db/queries/file/media-removal.ts'

type RemovalServices = Pick<Services, 'database' | 'media'>

/** A picture whose deletion was begun is tried again after this time, if nothing was heard of it. */
const CLAIM_MS = 60 * SECOND_MS

/** Deletes a picture that no row names any more: at once, or by the job where the storage cannot be reached. */
export async function removePicture({ database, media }: RemovalServices, path: string): Promise<void> {
  try {
    await media.remove(path)
  } catch {
    return
  }
  await endRemoval(database.pool, path)
}

/** Deletes a picture that never had a row. */
export async function removeUnused(services: RemovalServices, path: string): Promise<void> {
  await addRemoval(services.database.pool, path)
  await removePicture(services, path)
}

/** Deletes the picture that has waited longest. Answers null when none is due; throws where the storage is away. */
export async function removeNextPicture({
  database: { pool },
  media,
  clock,
}: RemovalServices & Pick<Services, 'clock'>): Promise<'done' | null> {
  const now = clock.now()
  const claim = await claimRemoval(pool, now, new Date(now.getTime() + CLAIM_MS))
  if (!claim) return null
  try {
    await media.remove(claim.path)
  } catch (error) {
    const wait = waitAfter(claim.attempts - 1, 'deletion of a picture')
    await deferRemoval(pool, claim.path, new Date(clock.now().getTime() + wait))
    throw error
  }
  await endRemoval(pool, claim.path)
  return 'done'
}
