import { getElements, type ModdleElement } from '../../settings/moddle'
import { createId, type Draft } from '../draft'
import { getId, getReference } from '../graph'
import { type Bounds, type Point, shift } from './geometry'

/** Shapes and lines of a file, by the id of their element. */
export interface Diagram {
  getBounds(id: string): Bounds | undefined
  getWaypoints(id: string): readonly Point[] | undefined
  /** Whether a sub-process shows what is in it; one without a shape does. */
  isExpanded(id: string): boolean
  /** Plane of a process, or of a sub-process that is drawn by itself. */
  findPlane(id: string): ModdleElement | undefined
  getElement(id: string): ModdleElement | undefined
}

const toNumber = (element: ModdleElement, name: string) => Number(element.get(name) ?? 0)

export const toBounds = (bounds: ModdleElement): Bounds => ({
  x: toNumber(bounds, 'x'),
  y: toNumber(bounds, 'y'),
  width: toNumber(bounds, 'width'),
  height: toNumber(bounds, 'height'),
})

const listPlanes = (definitions: ModdleElement) => getElements(definitions, 'diagrams').flatMap((diagram) => getElements(diagram, 'plane'))

const getElementId = (drawn: ModdleElement) => {
  const element = getReference(drawn, 'bpmnElement')
  return element ? getId(element) : ''
}

export function readDiagram(definitions: ModdleElement): Diagram {
  const planes = listPlanes(definitions)
  const drawn = new Map(planes.flatMap((plane) => getElements(plane, 'planeElement')).map((element) => [getElementId(element), element]))
  const getElement = (id: string) => drawn.get(id)
  return {
    getElement,
    getBounds(id) {
      const shape = getElement(id)
      const bounds = shape?.$type === 'bpmndi:BPMNShape' ? getReference(shape, 'bounds') : undefined
      return bounds && toBounds(bounds)
    },
    getWaypoints(id) {
      const edge = getElement(id)
      if (edge?.$type !== 'bpmndi:BPMNEdge') return undefined
      return getElements(edge, 'waypoint').map((point) => ({ x: toNumber(point, 'x'), y: toNumber(point, 'y') }))
    },
    isExpanded(id) {
      const shape = getElement(id)
      return shape === undefined || shape.get('isExpanded') === true
    },
    findPlane: (id) => planes.find((plane) => getElementId(plane) === id),
  }
}

/** Returns the plane of a process or sub-process, and adds it if there is none. */
export function requirePlane(draft: Draft, element: ModdleElement): ModdleElement {
  const known = readDiagram(draft.definitions).findPlane(getId(element))
  if (known) return known
  const { factory, definitions } = draft
  const plane = factory.create('bpmndi:BPMNPlane', {
    id: createId(draft, 'plane'),
    bpmnElement: element,
    planeElement: [],
  }) as ModdleElement // as moddle creates it
  const diagram = factory.create('bpmndi:BPMNDiagram', { id: createId(draft, 'diagram'), plane }) as ModdleElement // as moddle creates it
  plane.$parent = diagram
  diagram.$parent = definitions
  definitions.set('diagrams', [...getElements(definitions, 'diagrams'), diagram])
  return plane
}

function addDrawn(plane: ModdleElement, drawn: ModdleElement): void {
  drawn.$parent = plane
  plane.set('planeElement', [...getElements(plane, 'planeElement'), drawn])
}

/** Moves a label with its element. */
function shiftLabel(drawn: ModdleElement, by: Point): void {
  const label = getReference(drawn, 'label')
  const bounds = label && getReference(label, 'bounds')
  if (!bounds) return
  const { x, y } = shift(toBounds(bounds), by)
  bounds.set('x', x)
  bounds.set('y', y)
}

interface Drawing {
  readonly draft: Draft
  readonly diagram: Diagram
  readonly plane: ModdleElement
}

export function drawShape({ draft, diagram, plane }: Drawing, element: ModdleElement, bounds: Bounds): void {
  const known = diagram.getElement(getId(element))
  const before = known && getReference(known, 'bounds')
  if (known && before) {
    const { x, y } = toBounds(before)
    for (const [name, value] of Object.entries(bounds)) before.set(name, value)
    shiftLabel(known, { x: bounds.x - x, y: bounds.y - y })
    return
  }
  const { factory } = draft
  const created = factory.create('dc:Bounds', bounds) as ModdleElement // as moddle creates it
  const shape = factory.create('bpmndi:BPMNShape', {
    id: createId(draft, `${getId(element)}_shape`),
    bpmnElement: element,
    bounds: created,
    ...(element.$type === 'bpmn:SubProcess' && { isExpanded: true }),
    ...(element.$type === 'bpmn:ExclusiveGateway' && { isMarkerVisible: true }),
  }) as ModdleElement // as moddle creates it
  created.$parent = shape
  addDrawn(plane, shape)
}

export function drawEdge({ draft, diagram, plane }: Drawing, flow: ModdleElement, points: readonly Point[]): void {
  const { factory } = draft
  const waypoint = points.map((point) => factory.create('dc:Point', point) as ModdleElement) // as moddle creates it
  const known = diagram.getElement(getId(flow))
  const edge =
    known ?? (factory.create('bpmndi:BPMNEdge', { id: createId(draft, `${getId(flow)}_edge`), bpmnElement: flow }) as ModdleElement) // as moddle creates it
  const label = getReference(edge, 'label')
  // the drawing puts a label without bounds on the line
  label?.set('bounds', undefined)
  for (const point of waypoint) point.$parent = edge
  edge.set('waypoint', waypoint)
  if (!known) addDrawn(plane, edge)
}

/** Removes shapes and lines of elements that no longer exist. */
export function removeLostDrawings(definitions: ModdleElement, isLost: (element: ModdleElement) => boolean): void {
  for (const plane of listPlanes(definitions)) {
    const drawn = getElements(plane, 'planeElement')
    const retained = drawn.filter((one) => {
      const element = getReference(one, 'bpmnElement')
      return element === undefined || !isLost(element)
    })
    if (retained.length < drawn.length) plane.set('planeElement', retained)
  }
  const diagrams = getElements(definitions, 'diagrams')
  const used = diagrams.filter((diagram) => {
    const plane = getReference(diagram, 'plane')
    const element = plane && getReference(plane, 'bpmnElement')
    return element === undefined || !isLost(element)
  })
  if (used.length < diagrams.length) definitions.set('diagrams', used)
}
