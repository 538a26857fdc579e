/** The name under an icon of the head, where there is room for it; the control's own label says more. */
export function ToolName({ children }: { children: string }) {
  return <span className="tool-name">{children}</span>
}
