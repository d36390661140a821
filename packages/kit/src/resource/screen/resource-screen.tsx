import type { Resource, ScreenProps } from '../model/resource'
import { useLabels } from '../model/use-labels'
import { ResourcePanel } from './resource-panel'

/** A declared screen. */
export function ResourceScreen({ resource, title }: ScreenProps & { readonly resource: Resource }) {
  const labels = useLabels(resource)
  return <ResourcePanel resource={resource} title={title ?? labels.title} />
}
