import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/contact')({ component: () => <div className="wrap"><h1>contact</h1></div> })
