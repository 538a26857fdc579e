import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/sort/$slug')({ component: () => <div className="wrap"><h1>sort</h1></div> })
