/**
 * Preloaded into a process (`NODE_OPTIONS=--import …`), sets its clock ahead by as many milliseconds as the file says that
 * `CLOCK_FILE` names, and again whenever the file changes. What the process measures by monotonic time stays as it is.
 */
import { readFileSync } from 'node:fs'

const LOOK_MS = 50
const Right = Date
let ahead = 0
const look = () => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
}
look()
setInterval(look, LOOK_MS).unref()

globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length === 0 ? [Right.now() + ahead] : given))
  }
  static now() {
    return Right.now() + ahead
  }
}
