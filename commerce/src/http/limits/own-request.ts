/**
 * Requests that the storefront's server sends while it makes a page, in this process. They carry the visitor's
 * address but do not count for its limits: pages have a limit of their own, and one page sends many queries.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'x-semena-own'
/** A secret that nobody outside of the process knows. */
const KEY = randomUUID()

export const OWN_REQUEST: Readonly<Record<string, string>> = { [NAME]: KEY }

/** Whether the storefront's server in this process sent the request. */
export const isOwnRequest = (headers: IncomingHttpHeaders): boolean => headers[NAME] === KEY
