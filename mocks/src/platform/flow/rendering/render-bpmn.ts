import type { Point } from '../bpmn'
import { escapeXml } from './escape-xml'

export interface Step extends Point {
  readonly id: string
  readonly type: 'startEvent' | 'userTask' | 'exclusiveGateway' | 'endEvent'
  readonly name: string
  /** Attributes of the process engine for the assignee. */
  readonly who?: Readonly<Record<string, string>>
  readonly otherwise?: string
}

export interface Link {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly name?: string
  readonly condition?: string
}

export interface Drawing {
  readonly key: string
  readonly name: string
  readonly steps: readonly Step[]
  readonly links: readonly Link[]
}

const sizes = { startEvent: [36, 36], endEvent: [36, 36], userTask: [124, 68], exclusiveGateway: [50, 50] } as const

const renderElement = ({ id, type, name, who = {}, otherwise }: Step) => {
  const engine = Object.entries(who).map(([key, value]) => ` flowable:${key}="${escapeXml(value)}"`)
  return `    <${type} id="${id}" name="${escapeXml(name)}"${otherwise ? ` default="${otherwise}"` : ''}${engine.join('')}/>`
}

const renderFlow = ({ id, from, to, name = '', condition }: Link) => {
  const head = `    <sequenceFlow id="${id}" name="${escapeXml(name)}" sourceRef="${from}" targetRef="${to}"`
  return condition
    ? `${head}><conditionExpression xsi:type="tFormalExpression">${escapeXml(condition)}</conditionExpression></sequenceFlow>`
    : `${head}/>`
}

const renderShape = (step: Step) => {
  const { id, type, x, y } = step
  const [width, height] = sizes[type]
  const bounds = `<dc:Bounds x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"/>`
  return `      <bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}">${bounds}${renderLabel(step)}</bpmndi:BPMNShape>`
}

/** Returns the width of a label, with space for translations. */
const computeLabelWidth = (name: string) => 14 * Math.max(4, name.length)

// where no flow passes: below a start, right of an end, else above the left corner
const renderLabel = ({ type, name, x, y }: Step) => {
  if (type === 'userTask') return ''
  const width = computeLabelWidth(name)
  const places = { startEvent: [x - width / 2, y + 24], endEvent: [x + 22, y - 9], exclusiveGateway: [x - 12 - width, y - 36] }
  const [left, top] = places[type]
  return `<bpmndi:BPMNLabel><dc:Bounds x="${left}" y="${top}" width="${width}" height="18"/></bpmndi:BPMNLabel>`
}

/** Computes a straight line if both are level; otherwise a corner, down then right, or right then up. */
function computeWaypoints(from: Step, to: Step): readonly Point[] {
  const [fromWidth, fromHeight] = sizes[from.type]
  const [toWidth, toHeight] = sizes[to.type]
  const right = { x: from.x + fromWidth / 2, y: from.y }
  const left = { x: to.x - toWidth / 2, y: to.y }
  const sign = to.y > from.y ? 1 : -1
  const leaveDown = { x: from.x, y: from.y + (sign * fromHeight) / 2 }
  const arriveUp = { x: to.x, y: to.y - (sign * toHeight) / 2 }
  if (from.y === to.y) return [right, left]
  if (from.x === to.x) return [leaveDown, arriveUp]
  return sign > 0 ? [leaveDown, { x: from.x, y: to.y }, left] : [right, { x: to.x, y: from.y }, arriveUp]
}

/** Renders a BPMN 2.0 file with its diagram, as the designer saves it. */
export function renderBpmn({ key, name, steps, links }: Drawing): string {
  const byId = new Map(steps.map((step) => [step.id, step]))
  const renderEdge = ({ id, from, to }: Link) => {
    const [source, target] = [byId.get(from), byId.get(to)]
    const points = source && target ? computeWaypoints(source, target) : []
    return `      <bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${points.map(({ x, y }) => `<di:waypoint x="${x}" y="${y}"/>`).join('')}</bpmndi:BPMNEdge>`
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="http://flowable.org/processdef">',
    `  <process id="${key}" name="${escapeXml(name)}" isExecutable="true">`,
    ...steps.map(renderElement),
    ...links.map(renderFlow),
    '  </process>',
    `  <bpmndi:BPMNDiagram id="${key}_diagram">`,
    `    <bpmndi:BPMNPlane id="${key}_plane" bpmnElement="${key}">`,
    ...steps.map(renderShape),
    ...links.map(renderEdge),
    '    </bpmndi:BPMNPlane>',
    '  </bpmndi:BPMNDiagram>',
    '</definitions>',
    '',
  ].join('\n')
}
