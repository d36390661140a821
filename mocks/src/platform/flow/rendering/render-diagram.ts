import type { Box, BpmnNode, Point, Process, SequenceFlow } from '../bpmn'
import { escapeXml } from './escape-xml'

/** Ids of finished and active elements. */
export interface Progress {
  readonly done: ReadonlySet<string>
  readonly active: ReadonlySet<string>
}

const getColor = (id: string, { done, active }: Progress): string => {
  if (active.has(id)) return '#1f6feb'
  return done.has(id) ? '#1a7f37' : '#57606a'
}

const renderForm = (
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

/** Whether nodes of a type contain others. */
const isContainer = (type: string) => type.endsWith('ubProcess') || type === 'transaction'

const ink = 'font-size="14" font-family="sans-serif" fill="#24292f"'

/** Renders the name of a node: inside a task, next to or below other nodes. */
function renderCaption({ id, type, name }: BpmnNode, at: Box, labels: Process['labels']): string {
  const label = labels.get(id)
  if (label) return `<text x="${label.x}" y="${label.y + 14}" ${ink}>${escapeXml(name)}</text>`
  if (isContainer(type)) return `<text x="${at.x + 8}" y="${at.y + 20}" ${ink}>${escapeXml(name)}</text>`
  const below = type.endsWith('Task') ? at.y + at.height / 2 + 5 : at.y + at.height + 18
  return `<text x="${at.x + at.width / 2}" y="${below}" text-anchor="middle" ${ink}>${escapeXml(name)}</text>`
}

/** Renders a flow with its name above its end, or next to a vertical end. */
function renderLine({ name }: SequenceFlow, points: readonly Point[], stroke: string): string {
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const drawn = `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="2" marker-end="url(#arrow)"/>`
  const [from, to] = points.slice(-2)
  if (!from || !to || name === '') return drawn
  const upright = from.x === to.x
  const place = upright
    ? `x="${from.x + 6}" y="${(from.y + to.y) / 2 + 5}"`
    : `x="${(from.x + to.x) / 2}" y="${to.y - 6}" text-anchor="middle"`
  return `${drawn}<text ${place} font-size="12" font-family="sans-serif" fill="#57606a">${escapeXml(name)}</text>`
}

/** Renders the diagram of a process as SVG. */
export function renderDiagram({ name, nodes, flows, shapes, labels, edges }: Process, progress: Progress): string {
  const boxes = [...shapes.values(), ...labels.values()]
  const width = Math.max(120, ...boxes.map((box) => box.x + box.width)) + 40
  const height = Math.max(80, ...boxes.map((box) => box.y + box.height)) + 40
  const renderNode = (node: BpmnNode) => {
    const at = shapes.get(node.id)
    return at ? [renderForm(node.type, at, getColor(node.id, progress)) + renderCaption(node, at, labels)] : []
  }
  const all = [...nodes.values()]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(name)}">`,
    '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#57606a"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...all.filter(({ type }) => isContainer(type)).flatMap(renderNode),
    ...flows.map((flow) => renderLine(flow, edges.get(flow.id) ?? [], getColor(flow.id, progress))),
    ...all.filter(({ type }) => !isContainer(type)).flatMap(renderNode),
    '</svg>',
  ].join('')
}
