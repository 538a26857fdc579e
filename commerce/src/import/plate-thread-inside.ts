/** Runs in the thread of `plate-thread.ts`: draws the plates of each message. */
import { parentPort } from 'node:worker_threads'
import { plate } from '@semena/plates'
import type { WantedPlate } from './plate-thread.ts'

parentPort!.on('message', (wanted: readonly WantedPlate[]) =>
  parentPort!.postMessage(wanted.map(({ facts, options }) => plate(facts, options))),
)
