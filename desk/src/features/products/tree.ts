/** Categories in the order of their tree: each stands below its parent. */

export interface Branch {
  id: string
  name: string
  level: number
  parent: { id: string } | null
}

export function inTree<Node extends Branch>(nodes: readonly Node[], parent: string | null = null): Node[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const under = (of: string | null): Node[] =>
    nodes
      // One whose parent is not among them stands at the top, so that nothing is lost.
      .filter((node) => (node.parent && ids.has(node.parent.id) ? node.parent.id : null) === of)
      .flatMap((node) => [node, ...under(node.id)])
  return under(parent)
}
