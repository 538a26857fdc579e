/** The only way to the service: one typed operation over HTTP, as whoever is signed in. */
import type { TypedDocument } from '@semena/contract/document'
import { endpoint } from './endpoint.ts'
import { type Fault, ServiceError, ServiceUnreachable } from './faults.ts'
import { accessToken } from './session.ts'

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { exception?: { code?: string } } }[]
}

/** The codes of a token that the service does not accept (any more). */
const REFUSED_TOKEN = /^(?:ExpiredSignature|InvalidSignature|InvalidToken|Decode)Error$/

/**
 * Sends an operation and answers its data. Throws `ServiceError` with the service's code, or `ServiceUnreachable`.
 * `signal` aborts a request whose answer nobody needs any more.
 */
export async function request<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const body = JSON.stringify({ query: document.source, operationName: document.name, variables })
  return (await send(body, signal)) as Result
}

/** Sends an operation with files: each variable that holds a `File` becomes an upload. */
export async function upload<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const files: { path: string; file: File }[] = []
  const take = (value: unknown, path: string): unknown => {
    if (value instanceof File) {
      files.push({ path, file: value })
      return null
    }
    if (Array.isArray(value)) return value.map((one, at) => take(one, `${path}.${at}`))
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, take(one, `${path}.${name}`)]))
    return value
  }
  const form = new FormData()
  const operation = {
    query: document.source,
    operationName: document.name,
    variables: take(variables, 'variables'),
  }
  form.set('operations', JSON.stringify(operation))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, at) => [at, [path]]))))
  for (const [at, { file }] of files.entries()) form.set(String(at), file)
  return (await send(form)) as Result
}

/** What a mutation gave: its payload, and the refusals in it. Nothing was changed where there are any. */
export interface Outcome<Payload> {
  payload: Payload
  faults: Fault[]
}

type PayloadOf<Result> = NonNullable<Result[keyof Result]>

/** Sends a mutation of one field and answers its payload with its refusals. Throws as `request` does. */
export async function mutate<Result extends object, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Outcome<PayloadOf<Result>>> {
  const holdsFile = JSON.stringify(variables, (_, value: unknown) => (value instanceof File ? '\u0000file' : value))
  const result = await (holdsFile.includes('\\u0000file') ? upload : request)(document, variables)
  const [payload] = Object.values(result) as (PayloadOf<Result> & { errors?: Fault[] })[]
  if (!payload) throw new ServiceUnreachable()
  return { payload, faults: payload.errors ?? [] }
}

async function send(body: string | FormData, signal?: AbortSignal): Promise<unknown> {
  const token = await accessToken()
  const answer = await post(body, token, signal)
  const code = codeOf(answer)
  if (!token || !code || !REFUSED_TOKEN.test(code)) return dataOf(answer)
  return dataOf(await post(body, await accessToken(token), signal))
}

async function post(body: string | FormData, token: string | null, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body,
      ...(signal ? { signal } : {}),
    })
    const answer = (await response.json()) as Answer | null
    if (!answer || typeof answer !== 'object') throw new ServiceUnreachable()
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ServiceUnreachable()
  }
}

const codeOf = ({ errors }: Answer): string | null =>
  errors?.[0] ? (errors[0].extensions?.exception?.code ?? 'GraphQLError') : null

function dataOf(answer: Answer): unknown {
  const code = codeOf(answer)
  if (code) throw new ServiceError(code, answer.errors![0]!.message)
  if (!answer.data) throw new ServiceUnreachable()
  return answer.data
}
