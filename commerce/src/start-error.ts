/** The error of a fault that the owner can mend. It is shown as one line when the shop starts, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
