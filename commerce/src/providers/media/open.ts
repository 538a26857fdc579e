/** Opens the storage of media that the settings name: a folder, or a bucket where there is one. */
import type { MediaStorage } from '../../domain/media/port.ts'
import { type BucketSettings, bucketStore } from './bucket.ts'
import { folderStore } from './disk.ts'
import { mediaStorage } from './storage.ts'
import type { FileStore } from './store.ts'

export interface MediaSettings {
  /** Folder for media files. */
  mediaFolder: string
  /** The bucket that keeps them instead; left out or null when the folder does. */
  mediaBucket?: BucketSettings | null
}

const storeOf = ({ mediaFolder, mediaBucket }: MediaSettings): FileStore =>
  mediaBucket ? bucketStore(mediaBucket) : folderStore(mediaFolder)

/** `onRemoved` is waited for when a file was deleted. */
export const openMedia = (settings: MediaSettings, onRemoved?: (path: string) => Promise<void>): MediaStorage =>
  mediaStorage(storeOf(settings), onRemoved)

/** Where the files lie, for whoever moves or counts them. */
export const openFiles = storeOf
