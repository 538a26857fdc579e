// Writes SVG paths in few bytes: with relative integers, and without repeated commands.
import type { Curve, Point } from './geometry.ts'

const round = Math.round

export class Pen {
  #path = ''
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  #last = ''

  #put(command: string, values: readonly number[]): void {
    let text = command === this.#last && command !== 'm' ? '' : command
    for (const value of values) {
      const last = text.charCodeAt(text.length - 1) // a letter needs no space after it
      text += (value < 0 || last >= 97 ? '' : ' ') + value
    }
    this.#path += text
    this.#last = command
  }

  move([x, y]: Point): this {
    const [nx, ny] = [round(x), round(y)]
    this.#put('m', [nx - this.#x, ny - this.#y])
    this.#x = this.#startX = nx
    this.#y = this.#startY = ny
    this.#last = ''
    return this
  }

  line([x, y]: Point): this {
    const [nx, ny] = [round(x), round(y)]
    if (nx === this.#x && ny === this.#y) return this
    this.#put('l', [nx - this.#x, ny - this.#y])
    this.#x = nx
    this.#y = ny
    return this
  }

  /** Draws a quadratic curve. */
  bow([cx, cy]: Point, [x, y]: Point): this {
    const [nx, ny] = [round(x), round(y)]
    this.#put('q', [round(cx) - this.#x, round(cy) - this.#y, nx - this.#x, ny - this.#y])
    this.#x = nx
    this.#y = ny
    return this
  }

  cubic([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): this {
    const [nx, ny] = [round(x), round(y)]
    const [sx, sy] = [this.#x, this.#y]
    this.#put('c', [round(ax) - sx, round(ay) - sy, round(bx) - sx, round(by) - sy, nx - sx, ny - sy])
    this.#x = nx
    this.#y = ny
    return this
  }

  curve([, b, c, d]: Curve): this {
    return this.cubic(b, c, d)
  }

  close(): this {
    this.#path += 'z'
    this.#last = 'z'
    this.#x = this.#startX
    this.#y = this.#startY
    return this
  }

  get path(): string {
    return this.#path
  }
}

/** A path element; empty when there is no path. */
export const path = (pen: Pen | string, attributes: string): string => {
  const d = typeof pen === 'string' ? pen : pen.path
  return d === '' ? '' : `<path d="${d}" ${attributes}/>`
}

/** A number with at most so many digits, written as briefly as SVG allows. */
export const brief = (value: number, digits = 2): string =>
  String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.')

/** A copy of a drawn part, moved, turned and scaled. */
export function copy(id: string, [x, y]: Point, turn = 0, scaleX = 1, scaleY = scaleX): string {
  let transform = `translate(${round(x)} ${round(y)})`
  if (round(turn) % 360 !== 0) transform += `rotate(${round(turn) % 360})`
  const [a, b] = [brief(scaleX), brief(scaleY)]
  if (a !== '1' || b !== '1') transform += a === b ? `scale(${a})` : `scale(${a} ${b})`
  return `<use href="#${id}" transform="${transform}"/>`
}
