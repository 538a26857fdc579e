/**
 * Finds the names of pictures in rows, in whatever column they are: a picture's path is made of the hash of its
 * content.
 */

const PATH = /\b([0-9a-f]{2})\/\1[0-9a-f]{30}\.[a-z0-9]{1,10}/g
/** Characters of the longest path. */
const LONGEST = 46

export class PictureNames {
  readonly found = new Set<string>()
  private rest = ''

  /** Searches the next piece of a table's rows; a path may be cut by the end of a piece. */
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

  /** Ends a table: a path at the end of its rows is whole now. */
  end(): void {
    for (const [path] of this.rest.matchAll(PATH)) this.found.add(path)
    this.rest = ''
  }
}
