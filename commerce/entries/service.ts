/** The commerce service and the types of what it is made of. */
// The service put together: a Fastify plugin, its jobs, a token for the storefront.
export { createCommerce, type Commerce } from '../src/service.ts'
// The parts that live as long as the process.
export type { Services } from '../src/context.ts'
// What it is started with.
export type { CommerceSettings, MailSettings } from '../src/settings.ts'
