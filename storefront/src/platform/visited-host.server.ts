/** The host at which the visitor asks for the page that the server is making. */
import { getRequest } from '@tanstack/react-start/server'
import { serverSettings } from './settings.server.ts'

/**
 * The host that addresses in the service's answers begin with, such as those of pictures. Empty where the shop has one
 * address for all of them. What pages share is shared by pages of one host.
 */
export const visitedHost = (): string =>
  serverSettings().publicUrl === null ? new URL(getRequest().url).host.toLowerCase() : ''
