/** Every case in which our answer differs from the recorded one, and why. A case that is neither here nor the same fails the test. */

export interface Difference {
  /** meant: ours is to be so. not-yet: will be the same once that is built. */
  kind: 'meant' | 'not-yet'
  why: string
}

/** By pattern of the case's name; payment cases begin with `payments/`. */
const LIST: readonly (Difference & { cases: RegExp })[] = []

export const listed = (name: string): Difference | undefined => LIST.find(({ cases }) => cases.test(name))
