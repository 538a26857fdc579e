/** The commerce service and the types of its parts. */
// Puts the service together: a Fastify plugin, its jobs, a token for the storefront.
export { createCommerce, type Commerce } from '../src/service.ts'
// The parts that live as long as the process.
export type { Services } from '../src/context.ts'
// The settings with which it is started.
export type { CommerceSettings, MailSettings } from '../src/settings.ts'
