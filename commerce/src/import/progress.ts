/** How far an import is: shares of its phases, of which each takes about so much of the time. */

/** What is done one after the other, with its part of a thousand steps. */
const PHASES = { read: 150, write: 650, list: 100, price: 100 } as const
type Phase = keyof typeof PHASES
const STEPS = Object.values(PHASES).reduce((a, b) => a + b, 0)

export class Progress {
  readonly #tell: (step: number, steps: number) => void

  /** `tell` may throw to end the import. */
  constructor(tell: (step: number, steps: number) => void) {
    this.#tell = tell
  }

  /** Tells that so much of a phase is done, and everything before it. */
  at(phase: Phase, share: number): void {
    const names = Object.keys(PHASES) as Phase[]
    const before = names.slice(0, names.indexOf(phase)).reduce((sum, name) => sum + PHASES[name], 0)
    this.#tell(Math.round(before + PHASES[phase] * Math.min(1, share)), STEPS)
  }
}
