/** The thread in which Markdown is read: gets texts, answers what each holds, and says meanwhile at which it is. */
import { parentPort, workerData } from 'node:worker_threads'
import { type ReadText, toBlocks } from './markdown.ts'

const place = workerData as Int32Array

parentPort!.on('message', (texts: readonly string[]) => {
  const read = texts.map((text, i): ReadText => {
    Atomics.store(place, 0, i)
    return toBlocks(text)
  })
  parentPort!.postMessage(read)
})
