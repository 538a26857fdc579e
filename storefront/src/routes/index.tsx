import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/')({ component: () => <div className="wrap"><h1>home</h1></div> })
