import { createFileRoute } from '@tanstack/react-router'
import { VoucherList } from '../features/offers/vouchers.tsx'
import { readOfferSearch } from '../features/offers/search.ts'

export const Route = createFileRoute('/offers/vouchers/')({ validateSearch: readOfferSearch, component: VoucherList })
