/**
 * The text of an error that may be stored and logged: its kind and place. A message may quote what people typed, so
 * only the messages of `OutsideFault` are included.
 */

/** An error of something outside of the service, whose message holds nothing personal. */
export class OutsideFault extends Error {}

/** At most 200 characters of an error for logs: name, code and place, or the message of an `OutsideFault`. */
export function faultText(error: unknown): string {
  if (error instanceof OutsideFault) return error.message
  if (!(error instanceof Error)) return 'not an error'
  const code = (error as { code?: unknown }).code
  const frame = /^\s+at (.*)$/m.exec(error.stack ?? '')?.[1] ?? ''
  const place = frame.replace(/\(?(?:file:\/\/)?\/\S*\/(?=[^/]+$)/, '').replace(/\)$/, '')
  return [error.name, typeof code === 'string' ? code : '', place].filter(Boolean).join(' ').slice(0, 200)
}
