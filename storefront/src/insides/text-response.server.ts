/**
 * A response whose text is at hand, whole or in pieces. A plain one turns its text into bytes at once and back into text
 * for whoever reads it, through a stream each time; a page on its way to the visitor is read three times.
 */
export class TextResponse extends Response {
  /** Empty once it was read, because what belongs to the request may live longer than the page. */
  #pieces: readonly Piece[]
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined
  #isUsed = false

  /** `like` gives status and headers. */
  constructor(text: string | readonly Piece[], like: ResponseInit) {
    super(null, like)
    this.#pieces = typeof text === 'string' ? [text] : text
  }

  /** A stream that makes the bytes when they are read. The framework looks at it without reading. */
  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return (this.#body ??= new ReadableStream(
      {
        pull: (into) => {
          into.enqueue(new TextEncoder().encode(joined(this.#take())))
          into.close()
        },
        cancel: () => void this.#take(),
      },
      { highWaterMark: 0 },
    ))
  }

  override get bodyUsed(): boolean {
    return this.#isUsed
  }

  #take(): readonly Piece[] {
    const pieces = this.#pieces
    this.#pieces = []
    this.#isUsed = true
    return pieces
  }

  /** The text as it was given, for the shop's process (`PageInPieces` of the contract). */
  pieces(): readonly Piece[] {
    if (this.#isUsed || this.#body?.locked) throw new TypeError('The body was read already.')
    return this.#take()
  }

  override async text(): Promise<string> {
    return joined(this.pieces())
  }

  async #plain(): Promise<Response> {
    return new Response(await this.text(), { headers: this.headers })
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.#plain()).arrayBuffer()
  }

  override async bytes(): ReturnType<Response['bytes']> {
    return (await this.#plain()).bytes()
  }

  override async blob(): Promise<Blob> {
    return (await this.#plain()).blob()
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text())
  }

  override async formData(): Promise<FormData> {
    return (await this.#plain()).formData()
  }

  override clone(): Response {
    if (this.#isUsed || this.#body?.locked) throw new TypeError('The body was read already.')
    return new TextResponse(this.#pieces, this)
  }
}

const joined = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join('')

/** `PagePiece` of the contract. */
type Piece = string | Uint8Array
