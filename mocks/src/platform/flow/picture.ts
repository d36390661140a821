import type { Process } from './bpmn'
import { escapeXml } from './escape-xml'

/** Which elements are done and which are being worked on. */
export interface Progress {
  readonly done: ReadonlySet<string>
  readonly active: ReadonlySet<string>
}

const colour = (id: string, { done, active }: Progress): string => {
  if (active.has(id)) return '#1f6feb'
  return done.has(id) ? '#1a7f37' : '#57606a'
}

const form = (
  type: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  stroke: string,
): string => {
  const { x, y, width, height } = at
  const [middle, centre] = [x + width / 2, y + height / 2]
  const pen = `fill="#fff" stroke="${stroke}" stroke-width="${type === 'endEvent' ? 4 : 2}"`
  if (type.endsWith('Event')) return `<circle cx="${middle}" cy="${centre}" r="${width / 2}" ${pen}/>`
  if (type.endsWith('Gateway')) return `<path d="M${middle} ${y}L${x + width} ${centre}L${middle} ${y + height}L${x} ${centre}Z" ${pen}/>`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" ${pen}/>`
}

/** The diagram of a process as a picture. */
export function drawPicture({ name, nodes, flows, shapes, edges }: Process, progress: Progress): string {
  const boxes = [...shapes.values()]
  const width = Math.max(120, ...boxes.map((box) => box.x + box.width)) + 40
  const height = Math.max(80, ...boxes.map((box) => box.y + box.height)) + 40
  const lines = flows.map(({ id }) => {
    const points = (edges.get(id) ?? []).map(({ x, y }) => `${x},${y}`).join(' ')
    return `<polyline points="${points}" fill="none" stroke="${colour(id, progress)}" stroke-width="2" marker-end="url(#arrow)"/>`
  })
  const drawn = [...nodes.values()].flatMap((node) => {
    const at = shapes.get(node.id)
    if (!at) return []
    const below = node.type.endsWith('Task') ? at.y + at.height / 2 + 5 : at.y + at.height + 18
    const label = `<text x="${at.x + at.width / 2}" y="${below}" text-anchor="middle" font-size="14" font-family="sans-serif" fill="#24292f">${escapeXml(node.name)}</text>`
    return [form(node.type, at, colour(node.id, progress)) + label]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(name)}">`,
    '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#57606a"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...lines,
    ...drawn,
    '</svg>',
  ].join('')
}
