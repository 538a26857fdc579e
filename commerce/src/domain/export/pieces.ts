/** Texts that come one by one as bytes in pieces, of which each is worth writing. */

const PIECE_CHARACTERS = 64 * 1024

/** Writes each thing as a text, and gives the texts together in pieces. */
export async function* inPieces<T>(things: AsyncIterable<T>, write: (thing: T) => string): AsyncGenerator<Buffer> {
  let text = ''
  for await (const thing of things) {
    text += write(thing)
    if (text.length < PIECE_CHARACTERS) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}
