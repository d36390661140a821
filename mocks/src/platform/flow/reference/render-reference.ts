import type { Box } from '../bpmn'
import { escapeXml } from '../rendering/escape-xml'
import type { BlockSeed, BranchesSeed, StepSeed, SubProcessSeed } from './blocks'
import { type Area, gap, route, sizes, toArea, toRow } from './draw'
import { renderCopy, renderStep } from './render-step'

export interface ReferenceProcess {
  readonly key: string
  readonly name: string
  readonly blocks: readonly BlockSeed[]
}

/** Ends of a block, and the area that it needs. */
interface Rendered {
  readonly first: string
  readonly last: string
  readonly area: Area
}

interface Sheet {
  readonly xml: string[]
  readonly flows: { readonly id: string; readonly from: string; readonly to: string }[]
  readonly boxes: Map<string, Box>
  readonly lanes: Map<string, number>
  readonly expanded: Set<string>
}

interface NewFlow {
  readonly from: string
  readonly to: string
  readonly name?: string
  readonly condition?: string
  readonly id?: string
}

function addFlow({ xml, flows }: Sheet, { from, to, name = '', condition, id = `${from}_${to}` }: NewFlow): string {
  flows.push({ id, from, to })
  const named = name === '' ? '' : ` name="${escapeXml(name)}"`
  const inner = condition ? `<conditionExpression xsi:type="tFormalExpression">${escapeXml(condition)}</conditionExpression>` : ''
  xml.push(`<sequenceFlow id="${id}"${named} sourceRef="${from}" targetRef="${to}">${inner}</sequenceFlow>`)
  return id
}

function addNode({ xml, boxes }: Sheet, id: string, [text, size]: readonly [string, readonly [number, number]]): Area {
  xml.push(text)
  return toArea(size, (box) => void boxes.set(id, box))
}

const refused = `\${flag == 'no'}`

function addStep(sheet: Sheet, seed: StepSeed): Rendered {
  const { id, goesOn } = seed
  const task = addNode(sheet, id, [renderStep(seed), sizes.task])
  if (goesOn) return { first: id, last: id, area: task }
  const [gate, end] = [`${id}Decision`, `${id}Refused`]
  const gateway = addNode(sheet, gate, [`<exclusiveGateway id="${gate}" name="是否同意" default="${gate}Passed"/>`, sizes.gateway])
  const ended = addNode(sheet, end, [`<endEvent id="${end}" name="驳回"/>`, sizes.event])
  addFlow(sheet, { from: id, to: gate })
  const flow = addFlow(sheet, { from: gate, to: end, name: '驳回', condition: refused })
  const row = toRow([task, gateway])
  const height = 86
  const area: Area = {
    ...row,
    width: row.width + 56,
    above: height + 30,
    place({ x, y }) {
      row.place({ x, y })
      ended.place({ x: x + row.width + 20, y: y - height })
      sheet.lanes.set(flow, y - height)
    },
  }
  return { first: id, last: gate, area }
}

/** Adds blocks in a row; returns the ends of the row, `undefined` of none. */
function addBlocks(sheet: Sheet, blocks: readonly BlockSeed[]): Rendered | undefined {
  const rendered = blocks.map((block) => addBlock(sheet, block))
  for (const [index, { first }] of rendered.entries()) {
    const before = rendered[index - 1]
    if (before) connect(sheet, before.last, first)
  }
  const [first, last] = [rendered[0], rendered.at(-1)]
  return first && last && { first: first.first, last: last.last, area: toRow(rendered.map(({ area }) => area)) }
}

/** Connects blocks; behind a decision with the flow that it takes by default. */
const connect = (sheet: Sheet, from: string, to: string) =>
  addFlow(sheet, { from, to, ...(from.endsWith('Decision') && { id: `${from}Passed`, name: '同意' }) })

function addBranches(sheet: Sheet, { kind, id, branches }: BranchesSeed): Rendered {
  const join = `${id}Join`
  const otherwise = branches.findIndex((branch) => !branch.when)
  const isDefault = kind !== 'parallel' && otherwise >= 0
  const type = `${kind}Gateway`
  const gateway = addNode(sheet, id, [`<${type} id="${id}"${isDefault ? ` default="${id}_${otherwise + 1}"` : ''}/>`, sizes.gateway])
  const joined = addNode(sheet, join, [`<${type} id="${join}"/>`, sizes.gateway])
  const rows = branches.map((branch, index) => {
    const flow = `${id}_${index + 1}`
    const row = addBlocks(sheet, branch.blocks)
    const { name, when: condition } = branch
    addFlow(sheet, { id: flow, from: id, to: row?.first ?? join, name, ...(condition && { condition }) })
    if (row) connect(sheet, row.last, join)
    return { flow, area: row?.area ?? toRow([]) }
  })
  const inner = Math.max(...rows.map(({ area }) => area.width))
  const total = rows.reduce((sum, { area }) => sum + area.above + area.below + gap, 0)
  const area: Area = {
    width: 50 + gap + inner + gap + 50,
    above: total / 2,
    below: total / 2,
    place({ x, y }) {
      gateway.place({ x, y })
      let top = y - total / 2 + gap / 2
      for (const { flow, area: row } of rows) {
        const lane = top + row.above
        row.place({ x: x + 50 + gap, y: lane })
        sheet.lanes.set(flow, lane)
        top += row.above + row.below + gap
      }
      joined.place({ x: x + 50 + gap + inner + gap, y })
    },
  }
  return { first: id, last: join, area }
}

function addSubProcess(sheet: Sheet, { id, name, blocks }: SubProcessSeed): Rendered {
  sheet.xml.push(`<subProcess id="${id}" name="${escapeXml(name)}">`)
  sheet.expanded.add(id)
  const row = addProcess(sheet, { start: `${id}Start`, end: `${id}End`, blocks })
  sheet.xml.push('</subProcess>')
  const width = row.width + 60
  // flows enter and leave it at half its height
  const half = Math.max(row.above, row.below) + 30
  const area: Area = {
    width,
    above: half,
    below: half,
    place({ x, y }) {
      sheet.boxes.set(id, { x, y: y - half, width, height: 2 * half })
      row.place({ x: x + 30, y })
    },
  }
  return { first: id, last: id, area }
}

function addBlock(sheet: Sheet, block: BlockSeed): Rendered {
  if (block.kind === 'step') return addStep(sheet, block)
  if (block.kind === 'subProcess') return addSubProcess(sheet, block)
  if (block.kind !== 'copy') return addBranches(sheet, block)
  return { first: block.id, last: block.id, area: addNode(sheet, block.id, [renderCopy(block), sizes.task]) }
}

interface Bounded {
  readonly start: string
  readonly end: string
  readonly blocks: readonly BlockSeed[]
}

function addProcess(sheet: Sheet, { start, end, blocks }: Bounded): Area {
  const begin = addNode(sheet, start, [`<startEvent id="${start}" name="开始"/>`, sizes.event])
  const row = addBlocks(sheet, blocks)
  const ended = addNode(sheet, end, [`<endEvent id="${end}" name="结束"/>`, sizes.event])
  addFlow(sheet, { from: start, to: row?.first ?? end })
  if (row) connect(sheet, row.last, end)
  return toRow([begin, ...(row ? [row.area] : []), ended])
}

const renderShape = (sheet: Sheet, id: string, { x, y, width, height }: Box) =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"${sheet.expanded.has(id) ? ' isExpanded="true"' : ''}><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`

function renderEdge({ boxes, lanes }: Sheet, { id, from, to }: Sheet['flows'][number]): string {
  const [source, target] = [boxes.get(from), boxes.get(to)]
  const points = source && target ? route(source, target, lanes.get(id)) : []
  const drawn = points.map(({ x, y }) => `<di:waypoint x="${x}" y="${y}"/>`)
  return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${drawn.join('')}</bpmndi:BPMNEdge>`
}

/** Renders a reference process as the designer stores it, with its diagram from left to right. */
export function renderReference({ key, name, blocks }: ReferenceProcess): string {
  const sheet: Sheet = { xml: [], flows: [], boxes: new Map(), lanes: new Map(), expanded: new Set() }
  const area = addProcess(sheet, { start: 'start', end: 'end', blocks })
  area.place({ x: 60, y: 60 + area.above })
  const shapes = [...sheet.boxes].map(([id, box]) => renderShape(sheet, id, box))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:flowable="http://flowable.org/bpmn" xmlns:jwsk="urn:jwsk:process" targetNamespace="http://flowable.org/processdef">',
    `<process id="${key}" name="${escapeXml(name)}" isExecutable="true">`,
    ...sheet.xml,
    '</process>',
    `<bpmndi:BPMNDiagram id="${key}_diagram"><bpmndi:BPMNPlane id="${key}_plane" bpmnElement="${key}">`,
    ...shapes,
    ...sheet.flows.map((flow) => renderEdge(sheet, flow)),
    '</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>',
    '</definitions>',
    '',
  ].join('\n')
}
