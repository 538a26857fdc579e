import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/blog')({ component: () => <div className="wrap"><h1>blog</h1></div> })
