/**
 * A thread that draws plates while the rest of an import goes on. Its other half, which runs in the thread, is
 * `plate-thread-inside.ts`.
 */
import { Worker } from 'node:worker_threads'
import type { PlateFacts, PlateOptions } from '@semena/plates'

export interface WantedPlate {
  facts: PlateFacts
  options: PlateOptions
}

export class PlateThread {
  // Without the options that this process was started with: what they load is not needed there.
  readonly #worker = new Worker(new URL('./plate-thread-inside.ts', import.meta.url), { execArgv: [] })
  readonly #waiting: { resolve: (drawn: string[]) => void; reject: (error: unknown) => void }[] = []

  constructor() {
    this.#worker.on('message', (drawn: string[]) => this.#waiting.shift()?.resolve(drawn))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('The thread that draws plates has ended.')))
  }

  /** The plates as SVG documents, in their order. The thread draws them in the order in which it is asked. */
  draw(wanted: readonly WantedPlate[]): Promise<string[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#worker.postMessage(wanted)
    })
  }

  /** Ends the thread; what it has not drawn yet is not drawn. */
  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
