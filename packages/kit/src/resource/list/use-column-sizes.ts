import { useState } from 'react'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { type Size, sizeOf } from './column-sizes'

interface Estimate {
  readonly resource: Resource
  readonly labels: Labels
  readonly isOfRows: boolean
  readonly sizes: Readonly<Record<string, Size>>
}

function estimate(resource: Resource, labels: Labels, rows: readonly Row[]): Estimate {
  const sizes = resource.columns.map((name) => [name, sizeOf(resource, labels, { name, rows })] as const)
  return { resource, labels, isOfRows: rows.length > 0, sizes: Object.fromEntries(sizes) }
}

/** What the columns of a list need: reckoned from the first rows that come, so that the next page moves nothing. */
export function useColumnSizes(resource: Resource, labels: Labels, rows: readonly Row[]): Estimate['sizes'] {
  const [known, setKnown] = useState(() => estimate(resource, labels, rows))
  const isOld = known.resource !== resource || known.labels !== labels || (!known.isOfRows && rows.length > 0)
  if (!isOld) return known.sizes
  const next = estimate(resource, labels, rows)
  setKnown(next)
  return next.sizes
}
