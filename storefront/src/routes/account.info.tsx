import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '../features/account/index.ts'

export const Route = createFileRoute('/account/info')({
  component: InfoPage,
})
