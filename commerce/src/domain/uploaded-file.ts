/** A file that came with an operation. */
export class UploadedFile {
  readonly name: string
  /** What the sender says that it is; nobody has looked. */
  readonly mimeType: string
  // Hidden from whatever walks through variables, which would take each byte for a value.
  readonly #content: Buffer | null

  /** `content` is null for a file that is larger than allowed, of which nothing is kept. */
  constructor(file: { name: string; mimeType: string; content: Buffer | null }) {
    this.name = file.name
    this.mimeType = file.mimeType
    this.#content = file.content
  }

  /** The bytes; null for a file that is larger than allowed. */
  get content(): Buffer | null {
    return this.#content
  }
}
