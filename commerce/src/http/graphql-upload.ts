/**
 * Multipart requests with a file, by the GraphQL multipart request specification. A form on another site could send one
 * with the visitor's cookies. So the body is read only if the Authorization header names somebody, which no form can
 * set; that is checked before the first byte of the body.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { MAX_PICTURE_BYTES } from '@semena/contract/limits'
import type { Services } from '../context.ts'
import { permissionDenied } from '../graphql/shared/errors.ts'
import { admit, isAdmitted } from '../traffic/bodies.ts'
import { networkOf } from '../traffic/network.ts'
import { FormFault, readUploadForm } from './upload-form.ts'
import { readViewer } from './viewer.ts'

/** Largest form with a file, in bytes. A file of up to twice the allowed size still gets a proper answer. */
const MOST_BYTES = 2 * MAX_PICTURE_BYTES
const FORM = 'multipart/form-data'

/** Makes the server read forms of those that were admitted. */
export function acceptUploads(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    FORM,
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      if (!isAdmitted(request)) throw new FormFault('A form is not read for strangers.')
      return readUploadForm(request.headers['content-type'] ?? '', body, bodyLimit)
    },
  )
}

/**
 * Asks who sends a form, by its head alone; answers why it is not read, or null. Requests that are no forms are left
 * alone.
 */
export async function refuseForm(services: Services, request: FastifyRequest): Promise<GraphQLError | null> {
  const type = request.headers['content-type']
  if (!type?.toLowerCase().includes('multipart/')) return null
  const database = services.database.forVisitor('buying', networkOf(request.ip))
  const viewer = await readViewer({ ...services, database }, request.headers)
  try {
    if (viewer.kind === 'anonymous') return permissionDenied('Files are taken from those who are signed in.')
    const name = viewer.kind === 'app' ? `app ${viewer.appId}` : `user ${viewer.userId}`
    admit(request, { name, mostBytes: MOST_BYTES })
    return null
  } catch (error) {
    // The token is no longer valid.
    if (error instanceof GraphQLError) return error
    throw error
  }
}
