/** A fault the owner can mend: shown as one line when the shop starts, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
