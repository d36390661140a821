import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Resource } from '../model/resource'
import { adaptResource } from './adapt-to-profile'

/** Returns the resource without fields, filters and orders that the platform does not have. */
export function useAdaptedResource(resource: Resource): Resource {
  const { profile } = useRuntime().client
  return useMemo(() => adaptResource(resource, profile), [resource, profile])
}
