/** Finds the pictures that rows name, wherever they name them: a picture's path is made of the hash of its content. */

const PATH = /\b([0-9a-f]{2})\/\1[0-9a-f]{30}\.[a-z0-9]{1,10}/g
/** No path is longer. */
const LONGEST = 46

export class PictureNames {
  readonly found = new Set<string>()
  private rest = ''

  /** Looks through the next piece of a table's rows; a path may be cut by the end of a piece. */
  read(piece: Buffer): void {
    const text = this.rest + piece.toString('latin1')
    let keepFrom = Math.max(0, text.length - LONGEST)
    for (const match of text.matchAll(PATH)) {
      const end = match.index + match[0].length
      if (end === text.length) keepFrom = Math.min(keepFrom, match.index)
      else this.found.add(match[0])
    }
    this.rest = text.slice(keepFrom)
  }

  /** The rows of a table are over. */
  end(): void {
    for (const [path] of this.rest.matchAll(PATH)) this.found.add(path)
    this.rest = ''
  }
}
