import { type ActionViewProps, ConnectionTest } from '@jwsk/kit'
import { type OtaPlatform, otaPlatform } from '@jwsk/sdk/dp'

/** Tests whether an agency's platform responds. */
export default function TestPlatform({ target }: ActionViewProps<OtaPlatform>) {
  return <ConnectionTest operation={otaPlatform.test} id={target.id ?? ''} />
}
