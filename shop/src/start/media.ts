/** The shop's storage of pictures and files, for commands and for the first start. */
import { MediaUnavailable, openMedia, purgesOf } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import type { Config } from '../config/config.ts'
import { serviceSettings } from '../config/service-settings.ts'

/** Opens the storage that the configuration names. With a database it tells a cache in front of the shop what it deletes. */
export const mediaOf = (config: Config, services?: Parameters<typeof purgesOf>[1]): ReturnType<typeof openMedia> =>
  openMedia(serviceSettings(config), services && purgesOf(config, services))

/** Runs `work`. Where the storage cannot be reached it throws an error of one line. */
export async function withStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MediaUnavailable)
      throw new StartError(`Pictures cannot be stored or fetched: ${error.message}.`)
    throw error
  }
}
