import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/delivery')({ component: () => <div className="wrap"><h1>delivery</h1></div> })
