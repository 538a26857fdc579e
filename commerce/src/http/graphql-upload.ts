/**
 * Operations with files, by the GraphQL multipart request specification. A form of another site can send such a
 * request, but without an Authorization header, so that it does nothing in anybody's name.
 */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { processRequest } from 'graphql-upload-minimal'
import { MAX_PICTURE_BYTES } from '@semena/contract/limits'
import type { Services } from '../context.ts'
import { networkOf } from '../traffic/network.ts'
import { readViewer } from './viewer.ts'

/** Largest form with a file, in bytes. A file of up to twice the allowed size still gets a proper answer. */
const MOST_BYTES = 2 * MAX_PICTURE_BYTES
/** Largest sum of the bytes of all forms that are being read. */
const MOST_HELD = 64 << 20

/**
 * Makes the server read forms into what a JSON body would be. A visitor who is not signed in may send no more than in
 * JSON.
 */
export function acceptUploads(app: FastifyInstance, services: Services, bodyLimit: number): void {
  let held = 0

  async function read(payload: Readable, limit: number): Promise<Buffer> {
    const chunks: Buffer[] = []
    let length = 0
    try {
      for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += chunk.length
        held += chunk.length
        if (length > limit) throw failure(413, 'Request body is too large')
        if (held > MOST_HELD) throw failure(429, 'Too many files are being sent. Try again in a moment.')
        chunks.push(chunk)
      }
      return Buffer.concat(chunks, length)
    } finally {
      held -= length
    }
  }

  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const limit = (await isUser(services, request)) ? MOST_BYTES : bodyLimit
    return readForm(request, await read(payload, limit), bodyLimit)
  })
}

async function isUser(services: Services, request: FastifyRequest): Promise<boolean> {
  const database = services.database.forVisitor('buying', networkOf(request.ip))
  const viewer = await readViewer({ ...services, database }, request.headers)
  try {
    return viewer.kind === 'user'
  } catch {
    // The token is no longer valid, which the operation reports.
    return false
  }
}

async function readForm(request: FastifyRequest, body: Buffer, maxFieldSize: number): Promise<unknown> {
  // In its environment `lambda` the library takes a body that has been read already.
  const whole = { headers: request.headers, body } as never
  try {
    return await processRequest(whole, undefined as never, {
      environment: 'lambda',
      maxFieldSize,
      maxFileSize: MAX_PICTURE_BYTES,
      maxFiles: 1,
    })
  } catch (error) {
    throw failure(400, (error as Error).message)
  }
}

const failure = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode })
