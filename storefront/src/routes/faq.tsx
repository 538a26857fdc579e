import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/faq')({ component: () => <div className="wrap"><h1>faq</h1></div> })
