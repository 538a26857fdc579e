import { createFileRoute } from '@tanstack/react-router'
import { AddressesPage } from '../features/account/index.ts'

export const Route = createFileRoute('/account/addresses')({
  component: AddressesPage,
})
