/** Readiness checks that send a real GraphQL query through every layer. */
import type { GraphqlPort } from '@semena/contract/shop-port'
import type { FastifyInstance } from 'fastify'
import type { Check } from './readiness.ts'

const QUERY = 'query Ready($slug: String!) { channel(slug: $slug) { slug } shop { name } }'
/** An address that no visitor has, so that nobody's limits are used up. */
const NOBODY = '0.0.0.0'
/** The service answers this to who waits too long behind others, so it sells. */
const BUSY = 'ServiceBusy'

interface Answered {
  errors?: { message: string; extensions?: { exception?: { code?: string } } }[]
}

function judge(status: number, { errors }: Answered): void {
  const [first] = errors ?? []
  if (first?.extensions?.exception?.code === BUSY) return
  if (first || status !== 200) throw new Error(`an operation was answered with ${status}: ${first?.message ?? ''}`)
}

/** Asks our own service over HTTP, as the storefront's server, which has the shop's own connections. */
export const askOwnService =
  (app: FastifyInstance, token: string, slug: string): Check =>
  async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql/',
      remoteAddress: NOBODY,
      headers: { authorization: `Bearer ${token}` },
      payload: { query: QUERY, variables: { slug } },
    })
    judge(answer.statusCode, answer.json<Answered>())
  }

/** Asks an outside service. */
export const askOutside =
  (port: GraphqlPort, slug: string): Check =>
  async () => {
    const { status, body } = await port({ query: QUERY, variables: { slug } })
    judge(status, body as Answered)
  }
