import { createFileRoute } from '@tanstack/react-router'
import { NewVoucher } from '../features/offers/voucher.tsx'

export const Route = createFileRoute('/offers/vouchers/new')({ component: NewVoucher })
