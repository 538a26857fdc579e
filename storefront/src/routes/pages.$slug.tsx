import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/pages/$slug')({ component: () => <div className="wrap"><h1>page</h1></div> })
