// A figure that is being drawn: layers of markup, how far they reach, and how the whole is fitted into its frame.
import type { Part } from './drawing.ts'
import { boxOf, radians } from './geometry.ts'
import type { Box, Point } from './geometry.ts'
import { brief, copy } from './pen.ts'

export class Scene {
  /** Markup of the layers, from back to front. */
  readonly #layers: [string, string, string] = ['', '', '']
  readonly #reach: Point[] = []
  #defs = ''

  get defs(): string {
    return this.#defs
  }

  /** Adds the definition of a part, which can then be placed any number of times. */
  define(part: Part): Part {
    this.#defs += part.defs
    return part
  }

  /** Adds markup to a layer: 0 lies behind the tops, 1 holds the tops, 2 lies in front of everything. */
  add(layer: 0 | 1 | 2, markup: string, reach: readonly Point[] = []): void {
    this.#layers[layer] += markup
    this.#reach.push(...reach)
  }

  /** Adds markup behind everything that was added so far. */
  addBehind(markup: string): void {
    this.#layers[0] = markup + this.#layers[0]
  }

  place(layer: 0 | 1 | 2, part: Part, at: Point, turn: number, scaleX: number, scaleY = scaleX): void {
    const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
    const reach = part.reach.map(([x, y]): Point => {
      const [px, py] = [x * scaleX, y * scaleY]
      return [at[0] + px * cos - py * sin, at[1] + px * sin + py * cos]
    })
    this.add(layer, copy(part.id, at, turn, scaleX, scaleY), reach)
  }

  get body(): string {
    return this.#layers.join('')
  }

  /** The figure scaled and moved so that it stays inside the frame and out of the corners that are taken. */
  fitted(frame: Box, options: { most: number; size: number; rest: number; taken: readonly Box[] }): string {
    const box = boxOf(this.#reach)
    const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
    const most = Math.min(options.most, width / (box.right - box.left), height / (box.bottom - box.top)) * options.size
    for (let attempt = 0; ; attempt++) {
      // The figure is moved up before it is made smaller.
      const scale = most * 0.96 ** Math.floor(attempt / 4)
      const rest = options.rest * (1 - (attempt % 4) / 3)
      const dx = frame.left + (width - (box.right - box.left) * scale) / 2 - box.left * scale
      const dy = frame.top + (height - (box.bottom - box.top) * scale) * rest - box.top * scale
      const clash = this.#reach.some(([x, y]) => {
        const [px, py] = [x * scale + dx, y * scale + dy]
        return options.taken.some((t) => px > t.left && px < t.right && py > t.top && py < t.bottom)
      })
      if (!clash || attempt === 39) {
        return `<g transform="translate(${Math.round(dx)} ${Math.round(dy)})scale(${brief(scale, 3)})">${this.body}</g>`
      }
    }
  }
}
