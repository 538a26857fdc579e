import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/favorites')({ component: () => <div className="wrap"><h1>favorites</h1></div> })
