import { createFileRoute } from '@tanstack/react-router'
import { WarehousePage } from '../features/settings/warehouse.tsx'

export const Route = createFileRoute('/settings/warehouses/$id')({ component: WarehousePage })
