/** Moments to the microsecond, as PostgreSQL keeps them and Saleor tells them: a `Date` has milliseconds. */

/** Seconds with more than three places, in ISO 8601 or as PostgreSQL writes it. */
const FINER = /:\d\d\.\d{3}(\d{1,3})/

/** A `Date` that keeps the microseconds it was told with; whatever is worked out from it has milliseconds. */
class Moment extends Date {
  readonly #micros: string

  constructor(time: number, micros: string) {
    super(time)
    this.#micros = micros
  }

  override toISOString(): string {
    return super.toISOString().replace('Z', `${this.#micros}Z`)
  }
}

/** Reads a moment in ISO 8601. */
export function readMoment(text: string): Date {
  const time = Date.parse(text)
  const micros = FINER.exec(text)?.[1]?.padEnd(3, '0')
  return micros && micros !== '000' && !Number.isNaN(time) ? new Moment(time, micros) : new Date(time)
}

/** A value to be sent to PostgreSQL, whose client would cut moments to milliseconds. */
export function exactly(value: unknown): unknown {
  if (value instanceof Moment) return value.toISOString()
  return Array.isArray(value) && value[0] instanceof Date ? value.map(exactly) : value
}
