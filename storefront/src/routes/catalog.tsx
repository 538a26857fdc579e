import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/catalog')({ component: () => <div className="wrap"><h1>catalog</h1></div> })
