/**
 * Parses a multipart form of the GraphQL multipart request specification: `operations`, `map` and one file. The paths
 * in `map` are only split here; `upload-places.ts` writes the file into the variables.
 */
import { Busboy } from '@fastify/busboy'
import { LONGEST_REFERENCE, LONGEST_TEXT, MAX_PICTURE_BYTES } from '@semena/contract/limits'
import { UploadedFile } from '../domain/uploaded-file.ts'

/** Most places in the variables that one file may take. */
const MOST_PLACES = 10
const LIMITS = {
  fields: 2,
  files: 1,
  parts: 3,
  fieldNameSize: 100,
  fileSize: MAX_PICTURE_BYTES,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

/** A form whose file stands in no variable yet. */
export class UploadForm {
  /** What a JSON body would be. */
  readonly operation: unknown
  readonly file: UploadedFile
  /** The path of each place that the file takes, from `variables` on. */
  readonly places: readonly (readonly string[])[]

  constructor(operation: unknown, file: UploadedFile, places: readonly (readonly string[])[]) {
    this.operation = operation
    this.file = file
    this.places = places
  }
}

/** What is wrong with a form, for whoever sent it. */
export class FormFault extends Error {
  readonly statusCode = 400
}

/** Reads a whole form. Throws a `FormFault` for one that does not hold together. */
export async function readUploadForm(contentType: string, body: Buffer, maxFieldSize: number): Promise<UploadForm> {
  const { fields, files } = await partsOf(contentType, body, maxFieldSize)
  const [file, ...others] = files
  // Without a file, a form does no more than JSON, and is what a page of another site can send.
  if (!file) throw new FormFault('A form is for a file. Send everything else as JSON.')
  if (others.length > 0) throw new FormFault('Send one file at a time.')
  const map = jsonOf(fields, 'map')
  if (!isRecord(map)) throw new FormFault("The form's map must be a JSON object.")
  const entries = Object.entries(map)
  if (entries.length !== 1 || entries[0]![0] !== file.field)
    throw new FormFault("The form's map must name the file that is sent, and no other.")
  return new UploadForm(jsonOf(fields, 'operations'), file.content, placesOf(entries[0]![1]))
}

interface Parts {
  fields: ReadonlyMap<string, string>
  files: readonly { field: string; content: UploadedFile }[]
}

function partsOf(contentType: string, body: Buffer, maxFieldSize: number): Promise<Parts> {
  const { promise, resolve, reject } = Promise.withResolvers<Parts>()
  const fail = (): void => reject(new FormFault('The form cannot be read.'))
  const tooMuch = (): void => reject(new FormFault('A form has its operations, its map and one file.'))
  const fields = new Map<string, string>()
  const files: { field: string; content: UploadedFile }[] = []
  try {
    const reader = new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...LIMITS, fieldSize: maxFieldSize },
    })
    reader.on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) reject(new FormFault('A field of the form is too long.'))
      else if (fields.has(name)) tooMuch()
      else fields.set(name, value)
    })
    // A part of the kind of a file may lack both, whatever the reader's types say.
    reader.on('file', (field, stream, name: string | undefined, _encoding, mimeType: string | undefined) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('error', fail)
      stream.on('end', () => {
        const content = stream.truncated ? null : Buffer.concat(pieces)
        files.push({
          field,
          content: new UploadedFile({ name: (name ?? '').slice(-LONGEST_TEXT), mimeType: mimeType ?? '', content }),
        })
      })
    })
    reader.on('partsLimit', tooMuch)
    reader.on('filesLimit', tooMuch)
    reader.on('fieldsLimit', tooMuch)
    reader.on('error', fail)
    reader.on('finish', () => resolve({ fields, files }))
    reader.end(body)
  } catch {
    // The reader refuses a form without a boundary as it is made.
    fail()
  }
  return promise
}

function jsonOf(fields: ReadonlyMap<string, string>, name: string): unknown {
  const text = fields.get(name)
  if (text === undefined) throw new FormFault(`The form lacks its field "${name}".`)
  try {
    return JSON.parse(text)
  } catch {
    throw new FormFault(`The form's field "${name}" is no JSON.`)
  }
}

function placesOf(paths: unknown): string[][] {
  if (!Array.isArray(paths) || paths.length === 0 || paths.length > MOST_PLACES)
    throw new FormFault(`The form's map must give the file one to ${MOST_PLACES} places.`)
  return paths.map((path: unknown) => {
    if (typeof path !== 'string' || path.length > LONGEST_REFERENCE)
      throw new FormFault('A place in the map must be the path of a variable.')
    const [root, ...place] = path.split('.')
    if (root !== 'variables' || place.length === 0)
      throw new FormFault('A place in the map must be the path of a variable, such as "variables.file".')
    return place
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
