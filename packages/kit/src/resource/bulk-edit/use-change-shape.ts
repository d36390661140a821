import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { toFormShape } from '../form/edit-record'
import type { FormShape } from '../form/form-shape'
import type { Resource } from '../model/resource'
import { adaptForm } from '../profile/adapt-to-profile'

/** Returns the form of the records, with all the fields to change. */
export function useChangeShape(resource: Resource, changed: readonly string[]): FormShape {
  const { profile } = useRuntime().client
  return useMemo(() => {
    const shape = toFormShape(resource)
    const names = new Set(shape.sections.flatMap(({ fields }) => fields))
    const others = changed.filter((name) => !names.has(name))
    return adaptForm({ ...shape, sections: [...shape.sections, { name: undefined, fields: others }] }, profile)
  }, [resource, changed, profile])
}
