/** Pictures and files alone, for a process that loads nothing else of the service. */
export { type MediaSettings, openMedia } from '../src/providers/media/open.ts'
export { MediaUnavailable, type MediaStorage, type ThumbnailFormat } from '../src/domain/media/port.ts'
