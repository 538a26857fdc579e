import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../features/auth/index.ts'
import { m } from '../paraglide/messages.js'
import { own } from '../platform/cache-headers.ts'
import { pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/forgot-password')({
  headers: own,
  head: ({ match }) =>
    pageHead(match.context.shop, { title: m.auth_forgot_title(), path: '/forgot-password', hidden: true }),
  component: ForgotPage,
})
