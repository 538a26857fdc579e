import { createFileRoute } from '@tanstack/react-router'
import { OneVoucher } from '../features/offers/voucher.tsx'

export const Route = createFileRoute('/offers/vouchers/$id')({ component: OneVoucher })
