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
  const frame = (error.stack ?? '').split('\n').find((line) => /^\s+at /.test(line)) ?? ''
  const called = frame.trim().slice('at '.length)
  // Of the file only the name is kept.
  const slash = called.lastIndexOf('/')
  const place = slash < 0 ? called : called.slice(0, called.lastIndexOf(' ', slash) + 1) + called.slice(slash + 1)
  return [error.name, typeof code === 'string' ? code : '', place.replace(/\)$/, '')]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200)
}
