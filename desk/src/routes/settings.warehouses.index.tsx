import { createFileRoute } from '@tanstack/react-router'
import { WarehouseList } from '../features/settings/warehouses.tsx'

export const Route = createFileRoute('/settings/warehouses/')({ component: WarehouseList })
