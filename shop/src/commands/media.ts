/** `media to-bucket | to-folder | unused`: moves pictures and files between folder and bucket, and clears up. */
import { copyFiles, folderStore, namedPictures, openFiles, unusedFiles } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import { type Config, readConfig } from '../config/config.ts'
import { withStorage } from '../start/media.ts'
import { serviceSettings } from '../config/service-settings.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

export type MediaArguments = { verb: 'to-bucket' | 'to-folder' } | { verb: 'unused'; remove: boolean }

/** Reads the arguments after `media`; throws a UsageError. */
export function readMedia([verb, ...more]: string[]): MediaArguments {
  if (verb === 'to-bucket' || verb === 'to-folder') {
    if (more.length) throw new UsageError(`${verb} takes nothing more.`)
    return { verb }
  }
  if (verb !== 'unused') throw new UsageError('Say to-bucket, to-folder or unused.')
  if (more.length > 1 || (more[0] !== undefined && more[0] !== '--delete'))
    throw new UsageError('unused takes --delete or nothing.')
  return { verb, remove: more[0] === '--delete' }
}

export const mediaCommand: Command = {
  usage: 'media to-bucket | media to-folder | media unused [--delete]',
  does: 'copies pictures and files into the bucket or back, or shows and deletes those that nothing names; see docs/guides/traffic.md',
  async run(args) {
    const asked = readMedia(args)
    await withStorage(() =>
      asked.verb === 'unused' ? clearUp(asked.remove) : copy(readConfig(), asked.verb === 'to-bucket'),
    )
  },
}

/** How many files are named before the rest is counted. */
const NAMED = 20
/** After how many files the command tells how far it is. */
const TOLD_EVERY = 500
/** How many are deleted at once. */
const BATCH = 100

async function copy(config: Config, toBucket: boolean): Promise<void> {
  const { mediaFolder, mediaBucket } = serviceSettings(config)
  if (!mediaBucket) throw new StartError('There is no bucket: SEMENA_MEDIA_S3_ENDPOINT and the others are not set.')
  const [folder, bucket] = [folderStore(mediaFolder), openFiles({ mediaFolder, mediaBucket })]
  const [from, to] = toBucket ? [folder, bucket] : [bucket, folder]
  const { copied, known, bytes } = await copyFiles(from, to, (done) => {
    if ((done.copied + done.known) % TOLD_EVERY === 0)
      console.error(`${done.copied} files copied, ${done.known} were there …`)
  })
  const megabytes = (bytes / 1_000_000).toFixed(1)
  console.log(`Copied ${copied} files (${megabytes} MB) from ${from.name} to ${to.name}; ${known} were there already.`)
}

async function clearUp(remove: boolean): Promise<void> {
  await withDatabase(async ({ pool, clock }, config) => {
    const store = openFiles(serviceSettings(config))
    const unused = await unusedFiles(store, () => namedPictures(pool), clock.now())
    for (const { key } of unused.slice(0, NAMED)) console.log(key)
    const bytes = unused.reduce((sum, { size }) => sum + size, 0)
    const told = `${unused.length} files (${(bytes / 1_000_000).toFixed(1)} MB) in ${store.name} are named by nothing and older than a day.`
    if (!remove) {
      console.log(`${told}${unused.length ? ' Delete them: npm run semena -- media unused --delete' : ''}`)
      return
    }
    for (let i = 0; i < unused.length; i += BATCH) await store.remove(unused.slice(i, i + BATCH).map(({ key }) => key))
    console.log(`${told} They are deleted.`)
  })
}
