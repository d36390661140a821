import { TextCell } from '../text-cell'
import { countryCode, getRegionPath } from './region-code'
import { useRegionList } from './use-region-lists'

/** Name of a division, from the list of its parent; the code until then, and where there is none. */
export function RegionName({ code }: { readonly code: string }) {
  const { places } = useRegionList(getRegionPath(code).at(-2) ?? countryCode)
  return <TextCell value={places.find(({ id }) => id === code)?.name || code} />
}
