/** The error of a command that was given arguments it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
