import { ResourcePanel } from './resource-panel'
import type { Resource, ScreenProps } from './types'
import { useLabels } from './use-labels'

/** A declared screen. */
export function ResourceScreen({ resource, title }: ScreenProps & { readonly resource: Resource }) {
  const labels = useLabels(resource)
  return <ResourcePanel resource={resource} title={title ?? labels.title} />
}
